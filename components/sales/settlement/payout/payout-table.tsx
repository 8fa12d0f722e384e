"use client";

import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Table } from "@/components/layout/console/table";
import type { Payout } from "@/gateway/contract/sales/payout";
import { formatDay } from "@/lib/format/format-date";
import { formatPrice } from "@/lib/money/money";

// messages: console.settlement.payout.state.*, console.settlement.payout.byNumber.*

interface PayoutTableProps {
	list: Payout[];
	isStale: boolean;
	/** Each payout says whose it is. */
	hasNames: boolean;
	/** What may be done with one. */
	waysOf?: (payout: Payout) => ReactNode;
}

export function PayoutTable(props: PayoutTableProps) {
	const { list, isStale, hasNames, waysOf } = props;
	const t = useTranslations("console.settlement.payout");
	const locale = useLocale();
	const day = (at: string | null) => (at ? formatDay(at, locale) : "");
	return (
		<Table
			isCards
			label={t("label")}
			columns={[
				t("no"),
				{ word: t("amount"), kind: "number" },
				t("to"),
				t("status"),
				...(waysOf ? [{ word: t("ways"), isHidden: true }] : []),
			]}
			isStale={isStale}
		>
			{list.map((payout) => (
				<tr key={payout.id}>
					<td>
						<b>{t("payoutNo", { no: payout.id })}</b>
						{hasNames && <p className="soft">{payout.merchant.name}</p>}
					</td>
					<td className="number strong">{formatPrice(payout.amount)}</td>
					<td className="anywhere">
						{payout.holder}
						<p className="soft">
							<Destination of={payout} />
						</p>
					</td>
					<td>
						{t(`state.${payout.state}`)}
						<p className="soft">
							{isUnderWay(payout)
								? t("toStripe")
								: day(payout.returnedAt ?? payout.decidedAt)}
						</p>
					</td>
					{waysOf && <td>{waysOf(payout)}</td>}
				</tr>
			))}
		</Table>
	);
}

type Place = Pick<Payout, "kind" | "bankCode" | "numberEnd">;

/** Where money goes, with no more of the number than tells it from another. */
export function Destination({
	of: { kind, bankCode, numberEnd },
}: {
	of: Place;
}) {
	const t = useTranslations("console.settlement.payout");
	return kind === "bank"
		? t("bank", { bank: bankCode ?? "", end: numberEnd })
		: t(`byNumber.${kind}`, { end: numberEnd });
}

/** Sent by the shop itself, and not there yet. */
export const isUnderWay = ({ kind, state, sentAt }: Payout): boolean =>
	kind === "stripe" && state === "paid" && sentAt === null;
