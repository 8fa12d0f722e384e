"use client";

import { useTranslations } from "next-intl";
import type { CSSProperties } from "react";
import { Icon } from "@/components/ui/icon";
import type { CartGroup } from "@/gateway/contract/sales/cart";
import { formatPriceBriefly } from "@/lib/money/money";

interface FreeDeliveryProps {
	group: CartGroup;
	isPending: boolean;
}

/** What delivery costs, and how much more makes it free. */
export function FreeDelivery({ group, isPending }: FreeDeliveryProps) {
	const t = useTranslations("cart.freight");
	const { fee, freeFrom, missing } = group.freight;
	const isChosen = group.lines.some((line) => line.isChosen);
	const isFree = missing === "0.00" && isChosen;
	// For the width of a bar alone; nobody is charged by it.
	const part = isChosen ? 1 - Number(missing) / Number(freeFrom) : 0;
	const words = {
		missing: formatPriceBriefly(missing),
		fee: formatPriceBriefly(fee),
		amount: formatPriceBriefly(freeFrom),
	};
	return (
		<div className="freight stack gap-x2 soft" aria-busy={isPending}>
			<p className="row gap-x2">
				<Icon name="truck" size={18} />
				{isFree ? (
					<b>{t("free")}</b>
				) : (
					<span className="terms">
						<b>{isChosen ? t("missing", words) : t("terms", words)}</b>
						{isChosen && <span>{t("fee", words)}</span>}
					</span>
				)}
			</p>
			<span
				className="gauge block"
				aria-hidden="true"
				style={{ "--part": isFree ? 1 : part } as CSSProperties}
			/>
		</div>
	);
}
