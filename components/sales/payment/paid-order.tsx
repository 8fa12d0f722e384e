"use client";

import { useTranslations } from "next-intl";
import { Collecting } from "@/components/sales/order/collecting";
import { Delivery } from "@/components/sales/order/delivery";
import { OrderLine } from "@/components/sales/order/order-line";
import { statusWord } from "@/components/sales/order/order-status";
import { LineRows } from "@/components/sales/order/order-styles";
import { useMasterOrder } from "@/components/sales/order/use-order";
import { Wishes } from "@/components/sales/order/wishes";
import type { MerchantOrder } from "@/gateway/contract/sales/order";
import type { PayStatus } from "./use-pay-status";

// messages: order.meaning.*

type PaidOrderProps = Pick<PayStatus, "orderNo" | "groupId">;

/** What was just paid: where news of it go, when and where it comes, what is in it. Where it cannot be read, the order's own page says why. */
export function PaidOrder({ orderNo, groupId }: PaidOrderProps) {
	const t = useTranslations("checkout.result");
	const { found: master, error } = useMasterOrder(orderNo);
	if (!master)
		return error ? null : (
			<div className="part" aria-hidden="true">
				<span className="skeleton" style={{ height: 200 }} />
			</div>
		);
	return (
		<>
			<section className="part" aria-labelledby="delivery">
				<Delivery
					delivery={master.delivery}
					isCollected={master.orders.every(
						(one) => one.collecting || one.point,
					)}
				/>
				{master.messagesTo && (
					<p className="soft">{t("newsTo", { to: master.messagesTo })}</p>
				)}
			</section>
			{master.orders.map((order) => (
				<PaidPart
					key={order.orderNo}
					order={order}
					waitsForGroup={groupId !== null}
				/>
			))}
		</>
	);
}

/** One merchant's part of it, and what happens next; a place in a group says that itself. */
function PaidPart(props: { order: MerchantOrder; waitsForGroup: boolean }) {
	const { order, waitsForGroup } = props;
	const t = useTranslations("order.meaning");
	const { orderNo, store, merchant, slot, lines, collecting } = order;
	return (
		<section className="part" aria-labelledby={orderNo}>
			<h2 id={orderNo}>{store?.name ?? merchant.name}</h2>
			{!waitsForGroup && <p className="good">{t(statusWord(order, "paid"))}</p>}
			<Wishes slot={slot} collecting={collecting} />
			<Collecting order={order} />
			<LineRows className="stack gap-x3">
				{lines.map((line) => (
					<OrderLine key={line.id} line={line} amount={line.subtotal} />
				))}
			</LineRows>
		</section>
	);
}
