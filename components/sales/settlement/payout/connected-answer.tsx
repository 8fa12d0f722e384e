"use client";

import { useSearchParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { browserApi } from "@/lib/api/browser";
import { describeFailure } from "@/lib/api/failure";
import { notify } from "@/lib/page-state/notice";

/** For who comes back from Stripe: whether the account there can be paid to. */
export function ConnectedAnswer({ onTaken }: { onTaken: () => void }) {
	const t = useTranslations("console.settlement.account");
	const locale = useLocale();
	const isBack = useSearchParams().has("connected");
	const [fault, setFault] = useState<string>();

	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that somebody comes back.
	useEffect(() => {
		if (!isBack) return;
		// Whoever names a bank afterwards is not asked again, and keeps it.
		window.history.replaceState(null, "", "?tab=account");
		const takeUp = async () => {
			const { isReady } = await browserApi(locale).post(
				"/api/operator/payout/account/connected",
			);
			if (!isReady) return setFault(t("notReady"));
			notify(t("saved"));
			onTaken();
		};
		takeUp().catch((error) =>
			setFault(describeFailure(error).message ?? t("notReady")),
		);
	}, [isBack]);

	return (
		fault && (
			<p role="alert" className="bad">
				{fault}
			</p>
		)
	);
}
