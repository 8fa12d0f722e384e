"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useCommand } from "@/components/layout/console/list/use-command";
import { Button } from "@/components/ui/button";
import type { DataOf } from "@/gateway/contract/call";
import type { askProvider } from "@/gateway/contract/sales/reconciliation";
import { browserApi } from "@/lib/api/browser";
import { formatPrice } from "@/lib/money/money";

// messages: console.reconciliation.charge.*

/** What the provider itself says of a charge, once somebody asks. */
export function AskProvider(props: { paymentId: number; cash: string }) {
	const { paymentId, cash } = props;
	const t = useTranslations("console.reconciliation");
	const locale = useLocale();
	const { run, isRunning } = useCommand();
	const [said, setSaid] = useState<DataOf<typeof askProvider>>();

	async function ask() {
		setSaid(
			await browserApi(locale).get("/api/operator/settlement/charge/{id}", {
				params: { id: paymentId },
			}),
		);
	}
	if (said === undefined)
		return (
			<Button
				kind="quiet"
				aria-disabled={isRunning}
				onClick={() => void run(ask, t("asked"))}
			>
				{t("ask")}
			</Button>
		);
	if (!said) return <span className="soft">{t("nobodyToAsk")}</span>;
	const isSame = said.currency === "HKD" && said.amount === cash;
	return (
		<span className={isSame ? undefined : "bad"}>
			{formatPrice(said.amount)}
			<br />
			{t(`charge.${said.state}`)}
		</span>
	);
}
