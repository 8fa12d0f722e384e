"use client";

import dynamic from "next/dynamic";
import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { ApiError } from "@/lib/api/api-error";
import { browserApi } from "@/lib/api/browser";
import { notify } from "@/lib/page-state/notice";

const ConfirmSheet = dynamic(() =>
	import("@/components/ui/confirm-sheet").then((part) => part.ConfirmSheet),
);

interface RemoveActivityProps {
	id: number;
	name: string;
	onRemoved: () => void;
}

/** Asks once more. */
export function RemoveActivity({ id, name, onRemoved }: RemoveActivityProps) {
	const t = useTranslations("console.activity");
	const locale = useLocale();
	const opener = useRef<HTMLButtonElement>(null);
	const [isAsked, setAsked] = useState(false);

	async function remove() {
		await browserApi(locale).post("/api/operator/activity/remove/{id}", {
			params: { id },
		});
		notify(t("form.removed"));
		onRemoved();
	}
	return (
		<>
			<Button ref={opener} kind="quiet" onClick={() => setAsked(true)}>
				{t("remove")}
				<span className="visually-hidden"> {name}</span>
			</Button>
			{isAsked && (
				<ConfirmSheet
					isOpen
					onOpenChange={setAsked}
					opener={opener}
					title={t("sure.title", { name })}
					detail={t("sure.detail")}
					confirmLabel={t("remove")}
					keepLabel={t("sure.keep")}
					closeLabel={t("sure.close")}
					faultWords={(error) =>
						(error instanceof ApiError && error.message) || t("form.failed")
					}
					onConfirm={remove}
				/>
			)}
		</>
	);
}
