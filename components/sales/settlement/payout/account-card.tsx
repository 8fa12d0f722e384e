"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Awaited } from "@/components/layout/console/list/awaited";
import { useStaff } from "@/components/layout/console/use-staff";
import { useAccountList } from "@/components/layout/use-account-list";
import { Button } from "@/components/ui/button";
import { Facts } from "@/components/ui/facts";
import type { PayoutAccount } from "@/gateway/contract/sales/payout";
import { payoutAccountRestsDays } from "@/gateway/contract/sales/payout-terms";
import { formatDay } from "@/lib/format/format-date";
import { useMerchantAsked, WhoseFilter } from "../whose-filter";
import { AccountForm } from "./account-form";
import { ConnectedAnswer } from "./connected-answer";
import { Destination } from "./payout-table";

/** Where a merchant is paid; its owner may change it. */
export function PayoutAccountCard() {
	const t = useTranslations("console.settlement.account");
	const staff = useStaff();
	const merId = useMerchantAsked();
	const [isEdited, setEdited] = useState(false);
	const { found, error, ask } = useAccountList(
		["payout-account", merId],
		(api) => api.get("/api/operator/payout/account", { query: { merId } }),
	);
	if (!staff || found === undefined)
		return <Awaited error={error} onRetry={() => void ask()} />;
	const mayChange = !staff.isOperator && staff.user.isOwner;
	const { account, kinds } = found;

	function close() {
		setEdited(false);
		void ask();
	}
	if (isEdited) return <AccountForm kinds={kinds} onDone={close} />;
	return (
		<div className="stack cols-1 gap-x4">
			{mayChange && <ConnectedAnswer onTaken={() => void ask()} />}
			<WhoseFilter tab="account" none="choose" />
			{staff.isOperator && !merId ? (
				<p className="soft">{t("choose")}</p>
			) : (
				<section className="card stack gap-x4" aria-labelledby="payout-account">
					<h2 id="payout-account">{t("title")}</h2>
					<p className="soft">
						{t("detail", { days: payoutAccountRestsDays })}
					</p>
					{account ? <Account account={account} /> : <p>{t("none")}</p>}
					{mayChange ? (
						<p>
							<Button kind="primary" onClick={() => setEdited(true)}>
								{t(account ? "change" : "add")}
							</Button>
						</p>
					) : (
						<p className="soft">{t("ownersOnly")}</p>
					)}
				</section>
			)}
		</div>
	);
}

function Account({ account }: { account: PayoutAccount }) {
	const t = useTranslations("console.settlement.account");
	const locale = useLocale();
	return (
		<Facts
			facts={[
				[t("holder"), account.holder],
				[t("number"), <Destination key="number" of={account} />],
				[t("changed"), formatDay(account.changedAt, locale)],
				[t("paidFrom"), formatDay(account.restsUntil, locale)],
			]}
		/>
	);
}
