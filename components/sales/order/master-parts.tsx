"use client";

import { useTranslations } from "next-intl";
import type { ReactNode, RefObject } from "react";
import { Price } from "@/components/ui/price";
import type {
	MasterOrder,
	MerchantOrder,
} from "@/gateway/contract/sales/order";
import { Amounts } from "./amounts";
import { Collecting } from "./collecting";
import { Delivery } from "./delivery";
import { OrderFacts } from "./order-facts";
import { OrderHead } from "./order-head";
import { OrderLine } from "./order-line";
import { CardRow, LineRows, Part, State } from "./order-styles";
import { PayBy } from "./pay-by";
import { PrintReceipt, ReceiptHead } from "./receipt";
import { Wishes } from "./wishes";

// messages: order.master.state.*

interface MasterPartsProps {
	master: MasterOrder;
	/** What can be done about it. */
	actions?: ReactNode;
	/** The way to one of its orders, for whoever may open it. */
	open?: (order: MerchantOrder) => ReactNode;
	headingRef?: RefObject<HTMLHeadingElement | null>;
}

/** All that is paid at once: how it stands, where it goes, each merchant's order. */
export function MasterParts(props: MasterPartsProps) {
	const { master, actions, open, headingRef } = props;
	const t = useTranslations("order.master");
	const { state, orders } = master;
	const isPaid = master.paidAt !== null;
	const isCollected = orders.every(({ collecting }) => collecting);
	const isFetched = orders.every((one) => one.collecting || one.point);
	return (
		<>
			{isPaid && (
				<ReceiptHead
					sellers={orders.map(
						({ store, merchant }) => store?.name ?? merchant.name,
					)}
				/>
			)}
			<State data-state={state} aria-labelledby="state">
				<div role="status">
					<h2 id="state" ref={headingRef} tabIndex={-1}>
						{t(`state.${state}`)}
					</h2>
					<p>{t("split", { count: orders.length })}</p>
					<PayBy expiresAt={state === "unpaid" ? master.expiresAt : null} />
				</div>
				{actions}
				{isPaid && <PrintReceipt />}
			</State>
			<Part aria-labelledby="delivery">
				<Delivery delivery={master.delivery} isCollected={isFetched} />
			</Part>
			{orders.map((order) => (
				<Part key={order.orderNo} aria-labelledby={order.orderNo}>
					<OrderHead id={order.orderNo} order={order} payState={state} />
					<Wishes {...order} handover={null} />
					<Collecting order={order} />
					<LineRows className="stack gap-x3">
						{order.lines.map((line) => (
							<OrderLine key={line.id} line={line} amount={line.subtotal} />
						))}
					</LineRows>
					<CardRow as="p" className="foot rule-above">
						{open ? (
							open(order)
						) : (
							<span className="soft size-small anywhere">{order.orderNo}</span>
						)}
						<span className="sum inline gap-x2 at-baseline bold">
							<Price amount={order.total} />
						</span>
					</CardRow>
				</Part>
			))}
			<Part aria-label={t("total")}>
				<Amounts
					{...master}
					freight={master.freightTotal}
					payState={state}
					isCollected={isCollected}
				/>
			</Part>
			<OrderFacts order={master} payState={state} />
		</>
	);
}
