"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { Amounts } from "@/components/order/amounts";
import { CopyButton } from "@/components/order/copy-button";
import { DeliveryPart } from "@/components/order/delivery-part";
import { Moment } from "@/components/order/moment";
import { isMissing } from "@/components/order/order-fault";
import { StatusMark } from "@/components/order/order-head";
import { TimeLine } from "@/components/order/time-line";
import { RefundMark } from "@/components/refund/refund-mark";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { ListBones } from "@/components/user/list-bones";
import { ListFault } from "@/components/user/list-fault";
import type { StaffOrder } from "@/gateway/contract/operator-order";
import { getStaffOrder } from "@/lib/api/staff-order";
import { Link } from "@/lib/i18n/navigation";
import { formatPrice } from "@/lib/money";
import { paths } from "@/lib/routes";
import { DeskFrame } from "./desk-frame";
import { NextStep } from "./next-step";
import { OrderLines } from "./order-lines";
import { standing } from "./order-table";
import { Parcels } from "./parcels";
import { useDesk } from "./use-desk";

// messages: checkout.method.*

/** Everything about one order, the next step first. */
export function DeskOrder() {
	const t = useTranslations("console.desk");
	const orderNo = useSearchParams().get("orderNo") ?? "";
	const { answer, error, retry } = useDesk("order", orderNo, (api) =>
		getStaffOrder(api, orderNo),
	);
	const order = answer?.orderNo === orderNo ? answer : undefined;
	if (order) return <Shown order={order} />;
	if (!error) return <ListBones height={160} />;
	if (!isMissing(error)) return <ListFault onRetry={retry} />;
	return (
		<EmptyState picture="/pictures/empty-list.webp" title={t("missing")}>
			<Link className="button primary" href={paths.desk("orders")}>
				{t("orders")}
			</Link>
		</EmptyState>
	);
}

function Shown({ order }: { order: StaffOrder }) {
	const t = useTranslations("console.desk");
	const times = useTranslations("order");
	return (
		<DeskFrame>
			<p>
				<Link
					className="link back"
					href={paths.desk("orders")}
					prefetch={false}
				>
					<Icon name="chevron-left" size={18} />
					{t("orders")}
				</Link>
			</p>
			<div className="two">
				<div className="column">
					<NextStep order={order} />
					<section className="card" aria-labelledby="lines">
						<div className="head">
							<h2 id="lines">{times("goods")}</h2>
							<StatusMark word={standing(order)} />
						</div>
						<OrderLines order={order} />
						<Amounts {...order} isPaid={order.paid} />
					</section>
					{order.parcels.length > 0 && <Parcels parcels={order.parcels} />}
				</div>
				<div className="column">
					<div className="card">
						<DeliveryPart delivery={order.delivery} order={order} />
						<Print orderNo={order.orderNo} />
					</div>
					<Facts order={order} />
					{order.refunds.length > 0 && <Refunds order={order} />}
					<section className="card" aria-labelledby="time-line">
						<h2 id="time-line">{times("timeLine")}</h2>
						<TimeLine history={order.history} />
						{order.pickedAt && (
							<p className="soft">
								{t("pick.at")} <Moment at={order.pickedAt} />
							</p>
						)}
					</section>
				</div>
			</div>
		</DeskFrame>
	);
}

function Print({ orderNo }: { orderNo: string }) {
	const t = useTranslations("console.desk.print");
	return (
		<div className="actions">
			{(["slips", "labels"] as const).map((list) => (
				<Link
					key={list}
					className="button quiet"
					href={paths.deskPrint(list, [orderNo])}
					prefetch={false}
					target="_blank"
				>
					<Icon name="printer" size={18} />
					{t(list)}
				</Link>
			))}
		</div>
	);
}

function Facts({ order }: { order: StaffOrder }) {
	const t = useTranslations("order.facts");
	const methods = useTranslations("checkout.method");
	const desk = useTranslations("console.desk");
	const { orderNo, masterNo, createdAt, paidAt, payMethod, merchant, store } =
		order;
	const number = (
		<>
			{orderNo} <CopyButton text={orderNo} label={t("copy")} />
		</>
	);
	const facts = [
		[t("orderNo"), number],
		[desk("merchant"), merchant.name],
		[desk("store"), store?.name],
		[t("master"), masterNo],
		[t("created"), <Moment key="created" at={createdAt} />],
		[t("paid"), paidAt && <Moment key="paid" at={paidAt} />],
		[t("method"), methods(payMethod)],
	] as const;
	return (
		<section className="card" aria-labelledby="facts">
			<h2 id="facts">{t("title")}</h2>
			<dl className="facts">
				{facts.map(
					([name, value]) =>
						value && (
							<div key={name}>
								<dt>{name}</dt>
								<dd>{value}</dd>
							</div>
						),
				)}
			</dl>
		</section>
	);
}

function Refunds({ order }: { order: StaffOrder }) {
	const t = useTranslations("order");
	return (
		<section className="card" aria-labelledby="refunds">
			<h2 id="refunds">{t("refunds")}</h2>
			<ul className="column">
				{order.refunds.map(({ refundNo, state, amount }) => (
					<li key={refundNo} className="head">
						<Link
							className="link"
							href={paths.desk("refunds", { tab: "all", keyword: refundNo })}
							prefetch={false}
						>
							{refundNo}
						</Link>
						<span>{formatPrice(amount)}</span>
						<RefundMark state={state} />
					</li>
				))}
			</ul>
		</section>
	);
}
