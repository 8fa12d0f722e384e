"use client";

import { useLocale, useTranslations } from "next-intl";
import { Table } from "@/components/layout/console/table";
import type { CashLine } from "@/gateway/contract/sales/reconciliation";
import { formatDate } from "@/lib/format/format-date";
import { SignedPrice } from "../signed-price";
import { AskProvider } from "./ask-provider";

// messages: console.reconciliation.kind.*, checkout.method.*

interface CashTableProps {
	list: CashLine[];
	isStale: boolean;
}

const amounts = ["cash", "booked", "merchants", "own", "waiting"] as const;

export function CashTable({ list, isStale }: CashTableProps) {
	const t = useTranslations("console.reconciliation");
	return (
		<Table
			isCards
			label={t("lines")}
			columns={[
				t("order"),
				...amounts.map((name) => ({
					word: t(name),
					kind: "number" as const,
				})),
				t("result"),
				t("provider"),
			]}
			isStale={isStale}
		>
			{list.map((line) => (
				<Row key={line.id} line={line} />
			))}
		</Table>
	);
}

function Row({ line }: { line: CashLine }) {
	const t = useTranslations("console.reconciliation");
	const method = useTranslations("checkout.method");
	const locale = useLocale();
	const time = formatDate(new Date(line.at), locale, { timeStyle: "short" });
	return (
		<tr>
			<td className="anywhere">
				<b>{line.orderNo}</b>
				<p className="soft">
					{time} · {t(`kind.${line.kind}`)} · {method(line.method)}
				</p>
			</td>
			{amounts.map((name) => (
				<td key={name} className={name === "cash" ? "number strong" : "number"}>
					<SignedPrice amount={line[name]} />
				</td>
			))}
			<td className={line.agrees ? "tight" : "tight bad"}>
				{t(line.agrees ? "agrees" : "differs")}
			</td>
			<td>
				{line.kind === "charge" && (
					<AskProvider paymentId={line.paymentId} cash={line.cash} />
				)}
			</td>
		</tr>
	);
}
