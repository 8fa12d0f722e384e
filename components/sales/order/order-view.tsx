"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { OwnGroup } from "@/components/sales/group/own-group";
import type { OrderDetail } from "@/gateway/contract/sales/order-detail";
import { useRouter } from "@/lib/i18n/use-router";
import { paths } from "@/lib/routes/paths";
import { Amounts } from "./amounts";
import { DeliveryPart } from "./delivery-part";
import { DetailLines } from "./detail-lines";
import { DetailSkeleton } from "./detail-skeleton";
import { MerchantContact } from "./merchant-contact";
import { OrderDialogs } from "./order-dialogs";
import { OrderFacts } from "./order-facts";
import { isMissing, OrderFault } from "./order-fault";
import { OrderRefunds } from "./order-refunds";
import { OrderState } from "./order-state";
import { ParcelList } from "./parcel-list";
import { TimeLine } from "./time-line";
import { useOrder } from "./use-order";
import { useOrderSteps } from "./use-order-steps";

interface OrderViewProps {
	orderNo: string;
	/** How to reach the shop itself. */
	contact: ReactNode;
}

/** Everything a buyer may know of an order, the next step first. */
export function OrderView({ orderNo, contact }: OrderViewProps) {
	const { order, error, retry } = useOrder(orderNo);
	if (error && (!order || isMissing(error)))
		return <OrderFault error={error} onRetry={retry} />;
	if (!order) return <DetailSkeleton />;
	return <Parts order={order} contact={contact} />;
}

function Parts({ order, contact }: { order: OrderDetail; contact: ReactNode }) {
	const t = useTranslations("order");
	const router = useRouter();
	const steps = useOrderSteps();
	const { parcels } = order;
	return (
		<>
			<OrderState order={order} steps={steps} />
			{order.group && <OwnGroup id={order.group.id} />}
			<div className="two">
				<section className="part screen-only" aria-labelledby="time-line">
					<h2 id="time-line">{t("timeLine")}</h2>
					<TimeLine history={order.history} />
				</section>
				<DeliveryPart order={order} delivery={order.delivery} />
			</div>
			{parcels.length > 0 && (
				<section className="part" id="parcels" aria-labelledby="parcels-title">
					<h2 id="parcels-title">
						{t("parcel.title", { count: parcels.length })}
					</h2>
					<ParcelList parcels={parcels} />
				</section>
			)}
			<section className="part" aria-labelledby="goods">
				<h2 id="goods">{t("goods")}</h2>
				<DetailLines order={order} />
				<Amounts {...order} isPaid={order.paid} />
			</section>
			<OrderRefunds refunds={order.refunds} />
			<OrderFacts order={order} />
			<MerchantContact order={order}>{contact}</MerchantContact>
			<OrderDialogs
				steps={steps}
				onDeleted={() => router.push(paths.orders())}
			/>
		</>
	);
}
