"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { ShelfOf } from "@/components/catalog/goods/late-shelf";
import { ListFault } from "@/components/layout/list-fault";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import {
	type AccountList,
	useAccountList,
} from "@/components/layout/use-account-list";
import { OwnCoupon } from "@/components/sales/coupon/own-coupon";
import { OwnCouponsStyles } from "@/components/sales/coupon/own-coupons-styles";
import { worthOf } from "@/components/sales/points/points-worth";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/lib/i18n/navigation";
import { formatPrice } from "@/lib/money/money";
import { accountPaths } from "@/lib/routes/account-paths";
import { ComingOrder } from "./coming-order";

const shown = 3;
const soonMs = 14 * 24 * 60 * 60_000;

/** What is under way, what would be lost, and what was bought last. Each part comes and fails by itself. */
export function Overview() {
	return (
		<div className="stack cols-1 gap-x5">
			<Orders />
			<Points />
			<Coupons />
			<Again />
		</div>
	);
}

function Orders() {
	const t = useTranslations("user.overview");
	const answer = useAccountList(["orders", "coming"], async (api) => {
		const tabs = ["toReceive", "toShip"] as const;
		const pages = await Promise.all(
			tabs.map((tab) =>
				api.get("/api/front/order/list", { query: { tab, limit: shown } }),
			),
		);
		return pages.flatMap(({ list }) => list).slice(0, shown);
	});
	return (
		<Part title={t("orders")} all={t("allOrders")} href={accountPaths.orders()}>
			<Known answer={answer} height={96}>
				{(orders) =>
					orders.length > 0 ? (
						<ul className="stack gap-x3">
							{orders.map((order) => (
								<ComingOrder key={order.orderNo} order={order} />
							))}
						</ul>
					) : (
						<p className="soft">{t("noOrders")}</p>
					)
				}
			</Known>
		</Part>
	);
}

function Points() {
	const t = useTranslations("points");
	const words = useTranslations("user.overview");
	const answer = useAccountList(["points"], (api) =>
		api.get("/api/front/integral/user"),
	);
	return (
		<Part title={words("points")} href={accountPaths.points()}>
			<Known answer={answer} height={48}>
				{({ current }) => (
					<p className="row wraps at-baseline gap-x3">
						<b className="head-heading">{t("amount", { points: current })}</b>
						<span className="soft">
							{t("worth", { amount: formatPrice(worthOf(current)) })}
						</span>
					</p>
				)}
			</Known>
		</Part>
	);
}

function Coupons() {
	const t = useTranslations("user.overview");
	const answer = useAccountList(["coupons", "soon"], async (api) => {
		const { list } = await api.get("/api/front/coupon/list", {
			query: { type: "usable", limit: shown },
		});
		const until = Date.now() + soonMs;
		return list.filter(({ expiresAt }) => Date.parse(expiresAt) < until);
	});
	return (
		<Part
			title={t("coupons")}
			all={t("allCoupons")}
			href={accountPaths.coupons()}
		>
			<Known answer={answer} height={112}>
				{(coupons) =>
					coupons.length > 0 ? (
						<OwnCouponsStyles>
							<ul className="own-coupons">
								{coupons.map((coupon) => (
									<OwnCoupon key={coupon.id} coupon={coupon} />
								))}
							</ul>
						</OwnCouponsStyles>
					) : (
						<p className="soft">{t("noCoupons")}</p>
					)
				}
			</Known>
		</Part>
	);
}

/** What the latest orders held, as it is sold now; nothing where nothing was bought. */
function Again() {
	const { found } = useAccountList(["orders", "again"], async (api) => {
		const { list } = await api.get("/api/front/order/list", {
			query: { limit: 10 },
		});
		const bought = list.filter(({ paid }) => paid);
		const ids = bought
			.flatMap(({ lines }) => lines)
			.map((line) => line.goodsId);
		return [...new Set(ids)];
	});
	return found ? <ShelfOf name="again" ids={found} /> : null;
}

function Part(props: {
	title: string;
	href: string;
	/** The words of the way to all of it; its title where there are none. */
	all?: string;
	children: ReactNode;
}) {
	const { title, href, all = title, children } = props;
	const id = useId();
	return (
		<section
			className="stack cols-1 gap-x3 as-panel pad-x4"
			aria-labelledby={id}
		>
			<div className="row apart gap-x3">
				<h2 id={id} className="head-reading">
					{title}
				</h2>
				<Link className="target gap-x1 soft" href={href}>
					{all}
					<Icon name="chevron-right" size={18} />
				</Link>
			</div>
			{children}
		</section>
	);
}

interface KnownProps<Found> {
	answer: AccountList<Found>;
	height: number;
	children: (found: Found) => ReactNode;
}

function Known<Found>({ answer, height, children }: KnownProps<Found>) {
	const { found, error, ask } = answer;
	if (found !== undefined) return children(found);
	if (error) return <ListFault onRetry={() => void ask()} />;
	return <ListSkeleton height={height} count={1} />;
}
