"use client";

import dynamic from "next/dynamic";
import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import type { User } from "@/gateway/contract/identity/user";
import { ApiError } from "@/lib/api/api-error";
import { browserApi } from "@/lib/api/browser";
import { notify } from "@/lib/page-state/notice";
import { saveFile } from "./save-file";

const DeleteDialog = dynamic(
	() => import("./delete-dialog").then((module) => module.DeleteDialog),
	{ ssr: false },
);

/** To take one's data along, or to leave. */
export function DataCard({ user }: { user: User }) {
	const t = useTranslations("user");
	const locale = useLocale();
	const opener = useRef<HTMLButtonElement>(null);
	const [isWanted, setWanted] = useState(false);
	const [isOpen, setOpen] = useState(false);
	const [failure, setFailure] = useState<string>();

	async function download() {
		setFailure(undefined);
		try {
			const kept = await browserApi(locale).post("/api/front/user/export");
			saveFile(`harbour-market-${user.uid}.json`, kept);
			notify(t("data.exported"));
		} catch (error) {
			const said = error instanceof ApiError ? error.message : "";
			setFailure(said || t("form.failed"));
		}
	}

	return (
		<section className="card" aria-labelledby="data-title">
			<h2 id="data-title">{t("data.title")}</h2>
			<div className="rows">
				<div className="row stacks">
					<span className="what">{t("data.exportDetail")}</span>
					<button type="button" className="button quiet" onClick={download}>
						{t("data.export")}
					</button>
				</div>
				<div className="row stacks">
					<span className="what">{t("data.deleteDetail")}</span>
					<button
						type="button"
						ref={opener}
						className="button danger"
						aria-haspopup="dialog"
						onClick={() => {
							setWanted(true);
							setOpen(true);
						}}
					>
						{t("data.delete")}
					</button>
				</div>
			</div>
			{failure && (
				<p className="form-fault" role="alert">
					{failure}
				</p>
			)}
			{isWanted && (
				<DeleteDialog
					user={user}
					isOpen={isOpen}
					onOpenChange={setOpen}
					opener={opener}
				/>
			)}
		</section>
	);
}
