"use client";

import { useLocale, useTranslations } from "next-intl";
import { Table } from "@/components/layout/console/table";
import { useStaff } from "@/components/layout/console/use-staff";
import type { SettledOrder } from "@/gateway/contract/sales/settlement";
import { formatDay } from "@/lib/format/format-date";
import { Link } from "@/lib/i18n/navigation";
import { consolePaths } from "@/lib/routes/console-paths";

import { SignedPrice } from "./signed-price";

// messages: console.settlement.column.*

interface EarningTableProps {
	list: SettledOrder[];
	isStale: boolean;
	/** Each order says whose it is. */
	isOfAll: boolean;
}

const amounts = [
	"sold",
	"coupons",
	"commission",
	"freight",
	"refunded",
	"earns",
] as const;

export function EarningTable({ list, isStale, isOfAll }: EarningTableProps) {
	const t = useTranslations("console.settlement");
	return (
		<Table
			isCards
			label={t("orders")}
			columns={[
				t("column.order"),
				...amounts.map((name) => ({
					word: t(`column.${name}`),
					kind: "number" as const,
				})),
				t("column.when"),
			]}
			isStale={isStale}
		>
			{list.map((order) => (
				<Row key={order.orderNo} order={order} isOfAll={isOfAll} />
			))}
		</Table>
	);
}

interface RowProps extends Pick<EarningTableProps, "isOfAll"> {
	order: SettledOrder;
}

function Row({ order, isOfAll }: RowProps) {
	const t = useTranslations("console.settlement");
	const locale = useLocale();
	const staff = useStaff();
	const { orderNo, merchant, paidAt, state, heldUntil } = order;
	const day = (at: string) => formatDay(at, locale);
	const when = heldUntil
		? t(state === "due" ? "dueSince" : "heldUntil", { day: day(heldUntil) })
		: t("notReceived");
	return (
		<tr>
			<td className="anywhere">
				{staff?.may("orders") ? (
					<Link className="link" href={consolePaths.order(orderNo)}>
						{orderNo}
					</Link>
				) : (
					<b>{orderNo}</b>
				)}
				<p className="soft">
					{[isOfAll ? merchant.name : "", t("paidOn", { day: day(paidAt) })]
						.filter(Boolean)
						.join(" · ")}
				</p>
			</td>
			{amounts.map((name) => (
				<td
					key={name}
					className={name === "earns" ? "number strong" : "number"}
				>
					{signOf(name, order[name])}
					<SignedPrice amount={order[name]} />
				</td>
			))}
			<td>{when}</td>
		</tr>
	);
}

/** What is taken off bears a minus. */
function signOf(name: (typeof amounts)[number], amount: string): string {
	const isTaken = ["coupons", "commission", "refunded"].includes(name);
	return isTaken && amount !== "0.00" ? "−" : "";
}
