"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { useLatePanel } from "@/components/ui/use-late-panel";

const loadSheet = () => import("./coupon-sheet");
const CouponSheet = dynamic(
	() => loadSheet().then((module) => module.CouponSheet),
	{ ssr: false },
);

interface GroupCouponsProps {
	merchant: { id: number; name: string };
}

/** Coupons of a merchant, asked for when they are wanted. */
export function GroupCoupons({ merchant }: GroupCouponsProps) {
	const t = useTranslations("cart.coupons");
	const { name } = merchant;
	const panel = useLatePanel<HTMLButtonElement>(loadSheet);
	return (
		<>
			<button
				type="button"
				className="text coupons to-end"
				aria-label={t("named", { name })}
				{...panel.openerProps}
				onClick={panel.open}
			>
				<Icon name="ticket-percent" size={18} />
				<span className="word">{t("open")}</span>
			</button>
			{panel.isWanted && (
				<CouponSheet merchant={merchant} {...panel.panelProps} />
			)}
		</>
	);
}
