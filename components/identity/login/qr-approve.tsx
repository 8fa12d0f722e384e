"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { browserApi } from "@/lib/api/browser";
import { deviceName } from "@/lib/session/device-name";
import { outcomeOf, QrOutcome, type QrOutcomeKind } from "./qr-outcome";

interface QrApproveProps {
	ticket: string;
	userAgent: string;
}

const paths = {
	confirmed: "/api/front/login/qr/confirm",
	refused: "/api/front/login/qr/refuse",
} as const;

/** Which device asks, and the member's answer. */
export function QrApprove({ ticket, userAgent }: QrApproveProps) {
	const t = useTranslations("login.approve");
	const locale = useLocale();
	const [isBusy, setBusy] = useState(false);
	const [outcome, setOutcome] = useState<QrOutcomeKind>();
	const { browser, system } = deviceName(userAgent);

	async function answer(to: "confirmed" | "refused") {
		setBusy(true);
		try {
			await browserApi(locale).post(paths[to], { body: { ticket } });
			setOutcome(to);
		} catch (error) {
			setOutcome(outcomeOf(error));
		} finally {
			setBusy(false);
		}
	}

	if (outcome)
		return <QrOutcome kind={outcome} onRetry={() => setOutcome(undefined)} />;
	return (
		<>
			<p>{t("question")}</p>
			<div className="device stack gap-x3 full">
				<Icon className="accent" name="monitor-smartphone" size={40} />
				<strong className="head-title anywhere">
					{browser && system
						? t("device", { browser, system })
						: (browser ?? system ?? t("unknown"))}
				</strong>
				<p className="soft size-body">{t("caution")}</p>
			</div>
			<div className="stack gap-x3 full">
				<Button
					kind="primary"
					disabled={isBusy}
					onClick={() => answer("confirmed")}
				>
					{t("confirm")}
				</Button>
				<Button
					kind="quiet"
					disabled={isBusy}
					onClick={() => answer("refused")}
				>
					{t("refuse")}
				</Button>
			</div>
		</>
	);
}
