"use client";

import { useTranslations } from "next-intl";
import { Price } from "@/components/ui/price";
import type { MasterOrder as Master } from "@/gateway/contract/order";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes";
import { Amounts } from "./amounts";
import { DeliveryPart } from "./delivery-part";
import { DetailBones } from "./detail-bones";
import { MasterActions } from "./master-actions";
import { isMissing, OrderFault } from "./order-fault";
import { OrderHead } from "./order-head";
import { OrderLine } from "./order-line";
import { PayBy } from "./pay-by";
import { useMasterOrder } from "./use-order";

// messages: order.master.state.*

/** All that is paid at once, with each merchant's order in it. */
export function MasterOrder({ orderNo }: { orderNo: string }) {
	const { master, error, retry } = useMasterOrder(orderNo);
	if (error && (!master || isMissing(error)))
		return <OrderFault error={error} onRetry={retry} />;
	if (!master) return <DetailBones />;
	return <Parts master={master} />;
}

function Parts({ master }: { master: Master }) {
	const t = useTranslations("order");
	const { state, orders } = master;
	return (
		<>
			<section
				className="part state"
				data-state={state}
				aria-labelledby="state"
			>
				<div role="status">
					<h2 id="state">{t(`master.state.${state}`)}</h2>
					<p>{t("master.split", { count: orders.length })}</p>
					<PayBy expiresAt={state === "unpaid" ? master.expiresAt : null} />
				</div>
				<MasterActions master={master} />
			</section>
			<DeliveryPart delivery={master.delivery} />
			{orders.map((order) => (
				<section
					key={order.orderNo}
					className="part"
					aria-labelledby={order.orderNo}
				>
					<OrderHead id={order.orderNo} order={order} payState={state} />
					<ul className="lines">
						{order.lines.map((line) => (
							<OrderLine key={line.id} line={line} amount={line.subtotal} />
						))}
					</ul>
					<p className="foot">
						<Link
							className="text"
							href={paths.order(order.orderNo)}
							prefetch={false}
						>
							{t("master.open")}
							<span className="visually-hidden"> {order.orderNo}</span>
						</Link>
						<span className="sum">
							<Price amount={order.total} />
						</span>
					</p>
				</section>
			))}
			<section className="part" aria-label={t("master.total")}>
				<Amounts
					{...master}
					freight={master.freightTotal}
					isPaid={master.paidAt !== null}
				/>
			</section>
		</>
	);
}
