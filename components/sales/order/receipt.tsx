"use client";

import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";

/** Of an order that is paid: the page on paper is its receipt. */
export function PrintReceipt() {
	const t = useTranslations("order");
	return (
		<button
			type="button"
			className="target gap-x1 as-link screen-only"
			onClick={() => window.print()}
		>
			<Icon name="printer" size={18} />
			{t("print")}
		</button>
	);
}

/** On paper alone: whose receipt it is, and from whom. */
export function ReceiptHead({ sellers }: { sellers: string[] }) {
	const t = useTranslations("order");
	return (
		<div className="paper-only">
			{/* biome-ignore lint/performance/noImgElement: a vector needs no sizes. */}
			<img src="/pictures/mark.svg" alt="" width={40} height={40} />
			<p className="grow">
				<b className="size-title">{t("shopName")}</b>
				<br />
				{[...new Set(sellers)].join(" · ")}
			</p>
			<p className="head-heading">{t("receipt")}</p>
		</div>
	);
}
