"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { AskFirst } from "@/components/layout/ask-first";
import { browserApi } from "@/lib/api/browser";
import { CodesSheet } from "./codes-sheet";
import { useSecondFactor } from "./use-second-factor";

/** How many recovery codes are left, and the way to new ones. */
export function RecoveryCard() {
	const t = useTranslations("console.security");
	const locale = useLocale();
	const { data, mutate } = useSecondFactor();
	const [codes, setCodes] = useState<string[]>();
	if (!data || data.factors.length === 0) return null;

	async function renew() {
		const { recoveryCodes } = await browserApi(locale).post(
			"/api/operator/second-factor/codes",
		);
		setCodes(recoveryCodes);
		await mutate();
	}
	return (
		<section className="card" aria-labelledby="codes-title">
			<h2 id="codes-title">{t("codes.title")}</h2>
			<p className="text-pretty">
				{t("codes.left", { count: data.recoveryCodesLeft })}
			</p>
			<p>
				<AskFirst
					label={t("codes.renew")}
					title={t("codes.renew")}
					detail={t("codes.renewDetail")}
					keepLabel={t("keep")}
					closeLabel={t("close")}
					failed={t("failed")}
					onConfirm={renew}
				/>
			</p>
			{codes && <CodesSheet codes={codes} onKept={() => setCodes(undefined)} />}
		</section>
	);
}
