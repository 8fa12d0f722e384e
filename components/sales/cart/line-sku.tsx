"use client";

import dynamic from "next/dynamic";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import useSWR from "swr";
import { Icon } from "@/components/ui/icon";
import { useLatePanel } from "@/components/ui/use-late-panel";
import type { CartLine } from "@/gateway/contract/sales/cart";
import { browserApi } from "@/lib/api/browser";
import { useTryChange } from "./use-change";

const loadSheet = () => import("./sku-sheet");
const SkuSheet = dynamic(() => loadSheet().then((module) => module.SkuSheet), {
	ssr: false,
});

/** Which sku it is; where there are others it can be changed in place. */
export function LineSku({ line }: { line: CartLine }) {
	const t = useTranslations("cart.sku");
	const locale = useLocale();
	const tryChange = useTryChange();
	const { panelProps, openerProps, open, isWanted } =
		useLatePanel<HTMLButtonElement>(loadSheet);
	const [fault, setFault] = useState<string>();
	const goods = useSWR(
		isWanted && panelProps.isOpen ? ["goods", locale, line.goodsId] : null,
		() =>
			browserApi(locale).get("/api/front/product/detail/{id}", {
				params: { id: line.goodsId },
			}),
		{ revalidateOnFocus: false, shouldRetryOnError: false },
	);
	const known = Object.values(line.options).join("・") || line.unit;
	const words = known || t("title");
	if (!line.hasOtherSkus)
		return known ? <p className="options inline gap-x1 soft">{known}</p> : null;

	async function take(skuId: number) {
		panelProps.onOpenChange(false);
		setFault(undefined);
		if (skuId === line.skuId) return;
		setFault(await tryChange({ kind: "sku", id: line.id, skuId }));
	}

	return (
		<>
			<button
				type="button"
				className="options as-well inline gap-x1 soft anywhere"
				{...openerProps}
				onClick={open}
				aria-label={t("change", { name: line.name, options: words })}
			>
				{words}
				<Icon name="chevron-down" size={16} />
			</button>
			<p className="line-note row wraps" role="alert">
				{goods.error ? t("failed") : fault}
			</p>
			{isWanted && goods.data && (
				<SkuSheet
					goods={goods.data}
					currentSkuId={line.skuId}
					submitLabel={t("take")}
					isOpen={panelProps.isOpen}
					onOpenChange={panelProps.onOpenChange}
					returnTo={panelProps.opener}
					onChoose={take}
				/>
			)}
		</>
	);
}
