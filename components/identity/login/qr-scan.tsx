"use client";

import { useSearchParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import useSWR from "swr";
import { browserApi } from "@/lib/api/browser";
import { useSignedIn } from "@/lib/session/signed-in";
import { QrApprove } from "./qr-approve";
import { outcomeOf, QrOutcome } from "./qr-outcome";

/** What a phone shows that has opened the address of a code: first who asks, then how it went. */
export function QrScan() {
	const t = useTranslations("login.approve");
	const locale = useLocale();
	const ticket = useSearchParams().get("ticket") ?? "";
	const uid = useSignedIn()?.uid;
	const scanned = useSWR(
		ticket && ["qr-scan", ticket, uid],
		() =>
			browserApi(locale).post("/api/front/login/qr/scan", { body: { ticket } }),
		{
			revalidateOnFocus: false,
			revalidateOnReconnect: false,
			revalidateIfStale: false,
			shouldRetryOnError: false,
		},
	);
	const retry = () => void scanned.mutate();

	if (!ticket) return <QrOutcome kind="over" onRetry={retry} />;
	if (scanned.data)
		return <QrApprove ticket={ticket} userAgent={scanned.data.userAgent} />;
	if (scanned.error && !scanned.isValidating)
		return <QrOutcome kind={outcomeOf(scanned.error)} onRetry={retry} />;
	return <p role="status">{t("loading")}</p>;
}
