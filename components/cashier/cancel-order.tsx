"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { ApiError } from "@/lib/api/api-error";
import { browserApi } from "@/lib/api/browser";
import { cancelMaster } from "@/lib/api/order";
import { notify } from "@/lib/notice";

interface CancelOrderProps {
	orderNo: string;
	onCancelled: () => void;
}

/** Asks once more in place, then cancels. */
export function CancelOrder({ orderNo, onCancelled }: CancelOrderProps) {
	const t = useTranslations("checkout.cancel");
	const locale = useLocale();
	const [isAsking, setAsking] = useState(false);
	const [isBusy, setBusy] = useState(false);

	async function cancel() {
		if (isBusy) return;
		setBusy(true);
		try {
			await cancelMaster(browserApi(locale), orderNo);
		} catch (error) {
			const words = error instanceof ApiError ? error.message : "";
			notify(words || t("failed"), { isFault: true });
		}
		setBusy(false);
		setAsking(false);
		// Paid meanwhile, or cancelled elsewhere: the page says which.
		onCancelled();
	}
	if (!isAsking)
		return (
			<p>
				<button type="button" className="text" onClick={() => setAsking(true)}>
					{t("ask")}
				</button>
			</p>
		);
	return (
		<section className="part" role="alert">
			<p>{t("sure")}</p>
			<button
				type="button"
				className="button quiet"
				onClick={() => setAsking(false)}
			>
				{t("keep")}
			</button>
			<button
				type="button"
				className="button quiet"
				aria-disabled={isBusy || undefined}
				onClick={() => void cancel()}
			>
				{t("yes")}
			</button>
		</section>
	);
}
