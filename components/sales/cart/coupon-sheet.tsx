"use client";

import { useLocale, useTranslations } from "next-intl";
import type { RefObject } from "react";
import styled from "styled-components";
import useSWR from "swr";
import { CouponOffer } from "@/components/sales/coupon/coupon-offer";
import { CouponList } from "@/components/sales/coupon/coupon-styles";
import { Button } from "@/components/ui/button";
import { Sheet } from "@/components/ui/sheet";
import { browserApi } from "@/lib/api/browser";
import { accountKey } from "@/lib/session/account-answers";

/** More than a merchant offers at a time. */
const limit = 50;

interface CouponSheetProps {
	merchant: { id: number; name: string };
	isOpen: boolean;
	onOpenChange: (isOpen: boolean) => void;
	opener: RefObject<HTMLElement | null>;
}

/** Coupons of one merchant, to collect. */
export function CouponSheet(props: CouponSheetProps) {
	const { merchant, opener, ...sheet } = props;
	const t = useTranslations();
	const locale = useLocale();
	const { data, error, mutate } = useSWR(
		[accountKey, "coupons", merchant.id, locale],
		() =>
			browserApi(locale).get("/api/front/coupons", {
				query: { merId: merchant.id, limit },
			}),
		{ revalidateOnFocus: false, shouldRetryOnError: false },
	);
	return (
		<Sheet
			{...sheet}
			title={t("cart.coupons.named", { name: merchant.name })}
			closeLabel={t("coupon.close")}
			returnTo={opener}
		>
			<div className="stack gap-x3">
				{data && data.list.length > 0 && (
					<>
						<CouponList>
							{data.list.map((coupon) => (
								<CouponOffer key={coupon.id} coupon={coupon} />
							))}
						</CouponList>
						<p className="soft">{t("coupon.rule")}</p>
					</>
				)}
				<State role="status" className="soft">
					{!data && !error && t("cart.coupons.loading")}
					{data?.list.length === 0 && t("cart.coupons.empty")}
				</State>
				{!data && error && (
					<div role="alert" className="stack gap-x3 to-start">
						<p>{t("cart.coupons.failed")}</p>
						<Button kind="quiet" onClick={() => void mutate()}>
							{t("cart.coupons.retry")}
						</Button>
					</div>
				)}
			</div>
		</Sheet>
	);
}

const State = styled.p`
	&:empty {
		display: none;
	}
`;
