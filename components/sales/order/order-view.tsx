"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { LatePushOffer } from "@/components/identity/push/late-push";
import { OwnGroup } from "@/components/sales/group/own-group";
import { late } from "@/components/ui/late";
import type { OrderDetail } from "@/gateway/contract/sales/order-detail";
import { orderStatusOf } from "@/gateway/contract/sales/order-status";
import { useRouter } from "@/lib/i18n/use-router";
import { accountPaths } from "@/lib/routes/account-paths";
import { Amounts } from "./amounts";
import { Collecting } from "./collecting";
import { Delivery } from "./delivery";
import { DetailLines } from "./detail-lines";
import { DetailSkeleton } from "./detail-skeleton";
import { HeldUpNotice } from "./held-up-notice";
import { MerchantContact } from "./merchant-contact";
import { refetchOrders } from "./order-answers";
import { OrderDialogs } from "./order-dialogs";
import { OrderFacts } from "./order-facts";
import { isMissing, OrderFault } from "./order-fault";
import { OrderRefunds } from "./order-refunds";
import { OrderState } from "./order-state";
import { Part } from "./order-styles";
import { ParcelList } from "./parcel-list";
import { ReceiptHead } from "./receipt";
import { TakerNote } from "./taker-note";
import { TimeLine } from "./time-line";
import { useOrder } from "./use-order";
import { ordersId, useOrderSteps } from "./use-order-steps";

interface OrderViewProps {
	orderNo: string;
	/** How to reach the shop itself. */
	contact: ReactNode;
}

const TakerCode = late(() =>
	import("./taker-code").then((module) => module.TakerCode),
);

/** The notice goes with the button that was pressed. */
async function showMoved(): Promise<void> {
	await refetchOrders();
	document.getElementById(ordersId)?.focus();
}

/** Everything a buyer may know of an order, the next step first. */
export function OrderView({ orderNo, contact }: OrderViewProps) {
	const { found: order, error, ask } = useOrder(orderNo);
	if (error && (!order || isMissing(error)))
		return <OrderFault error={error} onRetry={() => void ask()} />;
	if (!order) return <DetailSkeleton />;
	return <Parts order={order} contact={contact} />;
}

function Parts({ order, contact }: { order: OrderDetail; contact: ReactNode }) {
	const t = useTranslations("order");
	const router = useRouter();
	const steps = useOrderSteps();
	const { paid, store, merchant } = order;
	const isCollected = order.collecting !== null;
	const parcels = isCollected ? [] : order.parcels;
	return (
		<>
			{paid && <ReceiptHead sellers={[store?.name ?? merchant.name]} />}
			<OrderState order={order} steps={steps} />
			{paid &&
				order.slot &&
				orderStatusOf(order.status) === "awaitingShipment" && (
					<HeldUpNotice
						orderNo={order.orderNo}
						isCollected={isCollected}
						onMoved={showMoved}
					/>
				)}
			{paid && orderStatusOf(order.status) !== "completed" && <LatePushOffer />}
			{order.group && <OwnGroup id={order.group.id} />}
			<div className="two">
				<Part className="screen-only" aria-labelledby="time-line">
					<h2 id="time-line">{t("timeLine")}</h2>
					<TimeLine history={order.history} />
				</Part>
				<Part aria-labelledby="delivery">
					<Delivery
						order={order}
						delivery={order.delivery}
						isCollected={isCollected || order.point !== null}
					/>
					<Collecting order={order} />
					{order.takerCode?.handedAt && <TakerNote order={order} />}
					{order.takerCode?.handedAt === null && <TakerCode order={order} />}
				</Part>
			</div>
			{parcels.length > 0 && (
				<Part id="parcels" aria-labelledby="parcels-title">
					<h2 id="parcels-title">
						{t("parcel.title", { count: parcels.length })}
					</h2>
					<ParcelList parcels={parcels} />
				</Part>
			)}
			<Part aria-labelledby="goods">
				<h2 id="goods">{t("goods")}</h2>
				<DetailLines order={order} />
				<Amounts {...order} isCollected={isCollected} />
			</Part>
			<OrderRefunds refunds={order.refunds} />
			<OrderFacts order={order} payState={order.payState} />
			<MerchantContact order={order}>{contact}</MerchantContact>
			<OrderDialogs
				steps={steps}
				onDeleted={() => router.push(accountPaths.orders())}
			/>
		</>
	);
}
