"use client";

import { useLocale, useTranslations } from "next-intl";
import { Table } from "@/components/layout/console/table";
import { Button } from "@/components/ui/button";
import type { CommissionRate } from "@/gateway/contract/sales/settlement";
import { formatDay } from "@/lib/format/format-date";
import { percentOf } from "@/lib/money/percent";

// messages: console.commission.state.*

interface CommissionTableProps {
	list: CommissionRate[];
	isStale: boolean;
	onEnd: (rate: CommissionRate) => void;
}

export function CommissionTable(props: CommissionTableProps) {
	const { list, isStale, onEnd } = props;
	const t = useTranslations("console.commission");
	return (
		<Table
			isCards
			label={t("label")}
			columns={[
				t("merchant"),
				t("category"),
				{ word: t("share"), kind: "number" },
				t("from"),
				t("until"),
				t("status"),
				{ word: t("ways"), isHidden: true },
			]}
			isStale={isStale}
		>
			{list.map((rate) => (
				<Row key={rate.id} rate={rate} onEnd={onEnd} />
			))}
		</Table>
	);
}

function Row(
	props: Pick<CommissionTableProps, "onEnd"> & { rate: CommissionRate },
) {
	const { rate, onEnd } = props;
	const t = useTranslations("console.commission");
	const locale = useLocale();
	const { merchant, category, basisPoints, from, until, state } = rate;
	const whose = merchant?.name ?? t("everyMerchant");
	return (
		<tr>
			<td className="wide">
				<b>{whose}</b>
			</td>
			<td>{category?.name ?? t("everything")}</td>
			<td className="number">
				{t("percent", { percent: percentOf(basisPoints) })}
			</td>
			<td className="tight">{formatDay(from, locale)}</td>
			<td className="tight">{until ? formatDay(until, locale) : "—"}</td>
			<td className="tight">{t(`state.${state}`)}</td>
			<td>
				{state !== "over" && (
					<Button kind="quiet" onClick={() => onEnd(rate)}>
						{t("end")}
						<span className="visually-hidden"> {whose}</span>
					</Button>
				)}
			</td>
		</tr>
	);
}
