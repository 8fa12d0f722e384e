"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { ListFault } from "@/components/layout/list-fault";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import { Amounts } from "@/components/sales/order/amounts";
import { Collecting } from "@/components/sales/order/collecting";
import { CopyButton } from "@/components/sales/order/copy-button";
import { Delivery } from "@/components/sales/order/delivery";
import { isMissing } from "@/components/sales/order/order-fault";
import { StatusMark } from "@/components/sales/order/order-head";
import { CardRow } from "@/components/sales/order/order-styles";
import { TakerNote } from "@/components/sales/order/taker-note";
import { TimeLine } from "@/components/sales/order/time-line";
import { RefundMark } from "@/components/sales/refund/refund-mark";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Facts } from "@/components/ui/facts";
import { Icon } from "@/components/ui/icon";
import { Moment } from "@/components/ui/moment";
import type { StaffOrder } from "@/gateway/contract/sales/order-admin";
import { Link } from "@/lib/i18n/navigation";
import { formatPrice } from "@/lib/money/money";
import { consolePaths } from "@/lib/routes/console-paths";
import { NextStep } from "./next-step";
import { OrderLines } from "./order-lines";
import { statusWordOf } from "./order-table";
import { Parcels } from "./parcels";
import { PrintLink } from "./print-link";
import { OrderAdminStyles } from "./styles";
import { useOrderAdmin } from "./use-order-admin";

// messages: checkout.method.*

const slips = ["slips", "labels"] as const;

/** Everything about one order, the next step first. */
export function OrderAdminView() {
	const t = useTranslations("console.orders");
	const orderNo = useSearchParams().get("orderNo") ?? "";
	const { answer, error, retry } = useOrderAdmin("order", orderNo, (api) =>
		api.get("/api/operator/order/detail/{orderNo}", { params: { orderNo } }),
	);
	const order = answer?.orderNo === orderNo ? answer : undefined;
	if (order) return <Shown order={order} />;
	if (!error) return <ListSkeleton height={160} />;
	if (!isMissing(error)) return <ListFault onRetry={retry} />;
	return (
		<EmptyState picture="/pictures/empty-list.webp" title={t("missing")}>
			<LinkButton kind="primary" href={consolePaths.orders("orders")}>
				{t("orders")}
			</LinkButton>
		</EmptyState>
	);
}

function Shown({ order }: { order: StaffOrder }) {
	const t = useTranslations("console.orders");
	const times = useTranslations("order");
	const parcels = order.collecting ? [] : order.parcels;
	return (
		<OrderAdminStyles>
			<p>
				<Link
					className="link target gap-x1"
					href={consolePaths.orders("orders")}
				>
					<Icon name="chevron-left" size={18} />
					{t("orders")}
				</Link>
			</p>
			<div className="two">
				<div className="stack cols-1 gap-x4">
					<NextStep order={order} />
					<section className="card" aria-labelledby="lines">
						<CardRow>
							<h2 id="lines" className="row gap-x2 grow head-reading anywhere">
								{times("goods")}
							</h2>
							<StatusMark word={statusWordOf(order)} />
						</CardRow>
						<OrderLines order={order} />
						<Amounts {...order} isCollected={order.collecting !== null} />
					</section>
					{parcels.length > 0 && <Parcels parcels={parcels} />}
				</div>
				<div className="stack cols-1 gap-x4">
					<div className="card">
						<section aria-labelledby="delivery">
							<Delivery
								delivery={order.delivery}
								order={order}
								isCollected={order.collecting !== null || order.point !== null}
							/>
							<Collecting order={order} />
							<TakerNote order={order} />
						</section>
						<div className="actions flow wraps gap-x2">
							{slips.map((list) => (
								<PrintLink key={list} list={list} orderNos={[order.orderNo]} />
							))}
						</div>
					</div>
					<Numbers order={order} />
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
		</OrderAdminStyles>
	);
}

function Numbers({ order }: { order: StaffOrder }) {
	const t = useTranslations("order.facts");
	const methods = useTranslations("checkout.method");
	const words = useTranslations("console.orders");
	const { orderNo, masterNo, createdAt, paidAt, payMethod, merchant, store } =
		order;
	const exchange = order.exchangeOf && (
		<RefundLink refundNo={order.exchangeOf} />
	);
	const number = (
		<>
			{orderNo} <CopyButton text={orderNo} label={t("copy")} />
		</>
	);
	return (
		<section className="card" aria-labelledby="facts">
			<h2 id="facts">{t("title")}</h2>
			<Facts
				facts={[
					[t("orderNo"), number],
					[words("merchant"), merchant.name],
					[words("store"), store?.name],
					[t("master"), masterNo],
					[t("exchangeOf"), exchange],
					[t("created"), <Moment key="created" at={createdAt} />],
					[t("paid"), paidAt && <Moment key="paid" at={paidAt} />],
					[t("method"), methods(payMethod)],
				]}
			/>
		</section>
	);
}

function RefundLink({ refundNo }: { refundNo: string }) {
	const query = { tab: "all", keyword: refundNo };
	return (
		<Link className="link" href={consolePaths.orders("refunds", query)}>
			{refundNo}
		</Link>
	);
}

function Refunds({ order }: { order: StaffOrder }) {
	const t = useTranslations("order");
	return (
		<section className="card" aria-labelledby="refunds">
			<h2 id="refunds">{t("refunds")}</h2>
			<ul className="stack cols-1 gap-x4">
				{order.refunds.map(({ refundNo, state, amount, isExchanged }) => (
					<CardRow as="li" key={refundNo}>
						<RefundLink refundNo={refundNo} />
						<span>{formatPrice(amount)}</span>
						<RefundMark state={state} isExchanged={isExchanged} />
					</CardRow>
				))}
			</ul>
		</section>
	);
}
