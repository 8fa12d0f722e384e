"use client";

import { useTranslations } from "next-intl";
import { consolePath } from "@/components/layout/console/console-path";
import { Button, LinkButton } from "@/components/ui/button";
import type { StaffOrder } from "@/gateway/contract/sales/order-admin";
import { statusWordOf } from "./order-table";
import { PickForm } from "./pick-form";
import { ShipForm } from "./ship-form";
import { ToTaker } from "./to-taker";
import { useStep } from "./use-order-admin";

/** What its merchant has to do now; nothing where the order waits for somebody else. */
export function NextStep({ order }: { order: StaffOrder }) {
	const t = useTranslations("console.orders");
	const state = statusWordOf(order);
	const isUndecided = order.lines.some(({ openRefundNo }) => openRefundNo);
	if (state === "toAccept") return <Accept order={order} />;
	// A parcel is handed over by the store where it waits.
	if (state === "toCollect") return order.point ? null : <ToHandOver />;
	if (state === "toReceive" && order.takerCode?.isWanted)
		return <ToTaker order={order} />;
	if (state !== "toShip") return null;
	if (isUndecided)
		return (
			<section className="card">
				<p role="status">{t("decideFirst")}</p>
			</section>
		);
	const isToPick = order.cartType === "SUPERMARKET" && !order.pickedAt;
	return (
		<>
			{isToPick && <PickForm order={order} />}
			{order.collecting ? (
				<Ready order={order} isNext={!isToPick} />
			) : (
				<ShipForm order={order} isNext={!isToPick} />
			)}
		</>
	);
}

function Accept({ order }: { order: StaffOrder }) {
	const t = useTranslations("console.orders.accept");
	const { take, isBusy } = useStep();
	return (
		<section className="card" aria-labelledby="accept">
			<h2 id="accept">{t("title")}</h2>
			<p className="soft">{t("detail")}</p>
			<div className="actions flow wraps gap-x2">
				<Button
					kind="primary"
					disabled={isBusy}
					onClick={() =>
						void take(
							(api) =>
								api.post("/api/operator/order/accept/{orderNo}", {
									params: { orderNo: order.orderNo },
								}),
							t("done"),
						)
					}
				>
					{t("do")}
				</Button>
			</div>
		</section>
	);
}

interface ReadyProps {
	order: StaffOrder;
	/** Whether this is what waits to be done. */
	isNext: boolean;
}

/** It waits at the store from now on, and whoever ordered hears of it. */
function Ready({ order, isNext }: ReadyProps) {
	const t = useTranslations("console.orders.ready");
	const { take, isBusy } = useStep();
	return (
		<section className="card" aria-labelledby="ready">
			<h2 id="ready">{t("title")}</h2>
			<p className="soft">{t("detail")}</p>
			<div className="actions flow wraps gap-x2">
				<Button
					kind={isNext ? "primary" : "quiet"}
					disabled={isBusy}
					onClick={() =>
						void take(
							(api) =>
								api.post("/api/operator/order/ship/{orderNo}", {
									params: { orderNo: order.orderNo },
									body: { parcels: [{ method: "collect" }] },
								}),
							t("done"),
						)
					}
				>
					{t("do")}
				</Button>
			</div>
		</section>
	);
}

/** Its buyer comes with a code. */
function ToHandOver() {
	const t = useTranslations("console.orders.ready");
	return (
		<section className="card">
			<p>{t("waits")}</p>
			<div className="actions flow wraps gap-x2">
				<LinkButton kind="primary" href={consolePath("collecting")}>
					{t("handOver")}
				</LinkButton>
			</div>
		</section>
	);
}
