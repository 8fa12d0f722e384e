"use client";

import { useLocale, useTranslations } from "next-intl";
import { consolePath } from "@/components/layout/console/console-path";
import { AskFirst } from "@/components/layout/console/list/ask-first";
import { Table } from "@/components/layout/console/table";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Pagination } from "@/components/ui/pagination";
import { localize } from "@/gateway/contract/locale";
import type { StaffCoupon } from "@/gateway/contract/sales/coupon-admin";
import { browserApi } from "@/lib/api/browser";
import { formatPriceBriefly } from "@/lib/money/money";

interface CouponTableProps {
	found: { list: StaffCoupon[]; page: number; totalPage: number };
	state: "offered" | "ended";
	isStale: boolean;
	ask: () => Promise<unknown>;
}

export function CouponTable(props: CouponTableProps) {
	const { found, state, isStale, ask } = props;
	const t = useTranslations("console.coupons");
	if (found.list.length === 0)
		return (
			<EmptyState
				picture="/pictures/empty-list.webp"
				title={t("empty")}
				detail={t("emptyDetail")}
			/>
		);
	return (
		<>
			<Table
				isCards
				label={t("label")}
				columns={[
					t("name"),
					{ word: t("amount"), kind: "number" },
					{ word: t("minimumSpend"), kind: "number" },
					{ word: t("validDays"), kind: "number" },
					{ word: t("issued"), kind: "number" },
					{ word: t("used"), kind: "number" },
					{ word: t("ways"), isHidden: true },
				]}
				isStale={isStale}
			>
				{found.list.map((coupon) => (
					<Row key={coupon.id} coupon={coupon} ask={ask} />
				))}
			</Table>
			<Pagination
				page={found.page}
				totalPage={found.totalPage}
				pathOf={(page) =>
					consolePath("coupons", {
						state: state === "offered" ? undefined : state,
						page: page > 1 ? page : undefined,
					})
				}
			/>
		</>
	);
}

// messages: console.coupons.type.*

function Row(props: { coupon: StaffCoupon; ask: () => Promise<unknown> }) {
	const { coupon, ask } = props;
	const t = useTranslations("console.coupons");
	const locale = useLocale();
	const { id, merchant, type, amount, minimumSpend, issueLimit } = coupon;
	const name = localize(coupon.name, locale);

	async function end() {
		await browserApi(locale).post("/api/operator/coupon/end/{id}", {
			params: { id },
		});
		await ask();
	}
	return (
		<tr>
			<td className="wide">
				<b>{name}</b>
				<br />
				<span className="soft">
					{merchant?.name ?? t("shops")} · {t(`type.${type}`)}
				</span>
			</td>
			<td className="number">{formatPriceBriefly(amount)}</td>
			<td className="number">{formatPriceBriefly(minimumSpend)}</td>
			<td className="number">{coupon.validDays}</td>
			<td className="number">
				{issueLimit === null
					? coupon.issued
					: `${coupon.issued} / ${issueLimit}`}
			</td>
			<td className="number">{coupon.used}</td>
			<td>
				<div className="flow gap-x2 no-break">
					<LinkButton kind="quiet" href={consolePath("coupons", { form: id })}>
						{t("edit")}
						<span className="visually-hidden"> {name}</span>
					</LinkButton>
					{coupon.isOffered && (
						<AskFirst
							label={t("end")}
							about={name}
							title={t("endTitle")}
							detail={t("endDetail", { name })}
							onConfirm={end}
						/>
					)}
				</div>
			</td>
		</tr>
	);
}
