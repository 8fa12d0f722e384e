"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Table } from "@/components/layout/console/table";
import { StatusMark } from "@/components/sales/order/order-head";
import { statusWord } from "@/components/sales/order/order-status";
import { Moment } from "@/components/ui/moment";
import type { StaffOrder } from "@/gateway/contract/sales/order-admin";
import { shipManyMax } from "@/gateway/contract/sales/order-admin-tabs";
import { formatSlot, sentenceCase } from "@/lib/format/format-slot";
import { Link } from "@/lib/i18n/navigation";
import { formatPrice } from "@/lib/money/money";
import { consolePaths } from "@/lib/routes/console-paths";

interface OrderTableProps {
	orders: StaffOrder[];
	chosen: string[];
	onChoose: (chosen: string[]) => void;
}

/** A row an order; those that are ticked are shipped or printed together. */
export function OrderTable({ orders, chosen, onChoose }: OrderTableProps) {
	const t = useTranslations("console.orders");
	const numbers = orders.map(({ orderNo }) => orderNo);
	const areAll = numbers.every((orderNo) => chosen.includes(orderNo));
	const others = chosen.filter((one) => !numbers.includes(one));
	return (
		<Table
			isCards
			label={t("orders")}
			columns={[
				{
					word: t("chooseAll"),
					kind: "tick",
					head: (
						<input
							type="checkbox"
							aria-label={t("chooseAll")}
							checked={areAll}
							onChange={() =>
								onChoose(
									areAll
										? others
										: [...others, ...numbers].slice(0, shipManyMax),
								)
							}
						/>
					),
				},
				t("order"),
				t("goods"),
				t("buyer"),
				t("state"),
				{ word: t("amount"), kind: "number" },
			]}
		>
			{orders.map((order) => (
				<OrderRow
					key={order.orderNo}
					order={order}
					isChosen={chosen.includes(order.orderNo)}
					onTick={(isTicked) =>
						onChoose(
							isTicked
								? [...chosen, order.orderNo].slice(0, shipManyMax)
								: chosen.filter((one) => one !== order.orderNo),
						)
					}
				/>
			))}
		</Table>
	);
}

interface OrderRowProps {
	order: StaffOrder;
	isChosen: boolean;
	onTick: (isTicked: boolean) => void;
}

function OrderRow({ order, isChosen, onTick }: OrderRowProps) {
	const t = useTranslations("console.orders");
	const locale = useLocale();
	const [now] = useState(() => Date.now());
	const { orderNo, slot, lines, delivery, note } = order;
	const names = lines.map(({ name, quantity }) => `${name} × ${quantity}`);
	return (
		<tr data-order={orderNo}>
			<td className="tick">
				<input
					type="checkbox"
					aria-label={t("choose", { orderNo })}
					checked={isChosen}
					onChange={({ target }) => onTick(target.checked)}
				/>
			</td>
			<td className="tight">
				<p>
					<Link href={consolePaths.order(orderNo)}>{orderNo}</Link>
				</p>
				<p>
					<Moment at={order.createdAt} />
				</p>
				<p className="soft">{order.store?.name ?? order.merchant.name}</p>
			</td>
			<td className="wide">
				<p className="goods-names">{names.join("；")}</p>
				{note && <p className="good">{note}</p>}
				{order.exchangeOf && <p className="good">{t("exchange")}</p>}
			</td>
			<td>
				<p>{delivery.realName}</p>
				<p className="soft">{delivery.phone}</p>
			</td>
			<td className="tight">
				<p>
					<StatusMark word={statusWordOf(order)} />
				</p>
				{slot && (
					<p className="good">{sentenceCase(formatSlot(slot, locale, now))}</p>
				)}
			</td>
			<td className="number">{formatPrice(order.total)}</td>
		</tr>
	);
}

/** Accepted ones wait to be shipped. */
export function statusWordOf(order: StaffOrder) {
	const word = statusWord(order, order.payState);
	const isAccepted = order.history.some(({ step }) => step === "accepted");
	return word === "toAccept" && isAccepted ? "toShip" : word;
}
