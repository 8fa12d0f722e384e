"use client";

import dynamic from "next/dynamic";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { FormFault } from "@/components/ui/form/form-fault";
import { useLatePanel } from "@/components/ui/use-late-panel";
import type { User } from "@/gateway/contract/identity/user";
import { ApiError } from "@/lib/api/api-error";
import { browserApi } from "@/lib/api/browser";
import { notify } from "@/lib/page-state/notice";
import { saveJson } from "@/lib/page-state/save-file";

const loadDialog = () =>
	import("./delete-dialog").then((one) => one.DeleteDialog);
const DeleteDialog = dynamic(loadDialog, { ssr: false });

/** To take one's data along, or to leave. */
export function DataCard({ user }: { user: User }) {
	const t = useTranslations("user");
	const locale = useLocale();
	const { open, isWanted, openerProps, panelProps } =
		useLatePanel<HTMLButtonElement>(loadDialog);
	const [failure, setFailure] = useState<string>();

	async function download() {
		setFailure(undefined);
		try {
			const kept = await browserApi(locale).post("/api/front/user/export");
			saveJson(`harbour-market-${user.uid}.json`, kept);
			notify(t("data.exported"));
		} catch (error) {
			const said = error instanceof ApiError ? error.message : "";
			setFailure(said || t("form.failed"));
		}
	}

	return (
		<section className="card" aria-labelledby="data-title">
			<h2 id="data-title">{t("data.title")}</h2>
			<div className="stack">
				<div className="setting stacks">
					<span className="what stack anywhere">{t("data.exportDetail")}</span>
					<Button kind="quiet" onClick={download}>
						{t("data.export")}
					</Button>
				</div>
				<div className="setting stacks">
					<span className="what stack anywhere">{t("data.deleteDetail")}</span>
					<Button {...openerProps} kind="danger" onClick={open}>
						{t("data.delete")}
					</Button>
				</div>
			</div>
			<FormFault words={failure} />
			{isWanted && <DeleteDialog user={user} {...panelProps} />}
		</section>
	);
}
