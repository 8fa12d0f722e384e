"use client";

import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import type { StaffGoods } from "@/gateway/contract/catalog/goods-admin";
import { Link } from "@/lib/i18n/navigation";
import { formatPrice } from "@/lib/money/money";
import { consolePaths } from "@/lib/routes/console-paths";
import { QuickField } from "./quick-field";
import type { useGoodsSteps } from "./use-goods-steps";

interface GoodsAdminRowProps {
	goods: StaffGoods;
	isChosen: boolean;
	hasMerchant: boolean;
	onChoose: (isChosen: boolean) => void;
	steps: ReturnType<typeof useGoodsSteps>;
}

export function GoodsAdminRow(props: GoodsAdminRowProps) {
	const { goods, isChosen, onChoose, steps, hasMerchant } = props;
	const t = useTranslations("console.goods");
	const { id, name, isShown, skuId, skuCount } = goods;
	return (
		<tr data-hidden={!isShown || undefined}>
			<td className="choice">
				<input
					type="checkbox"
					aria-label={t("choose", { name })}
					checked={isChosen}
					onChange={({ target }) => onChoose(target.checked)}
				/>
			</td>
			<WhatCell goods={goods} hasMerchant={hasMerchant} />
			<td className="number" data-name={t("column.price")}>
				{skuId === null ? (
					<>
						{goods.hasPriceRange
							? t("from", { price: formatPrice(goods.price) })
							: formatPrice(goods.price)}
						<small className="block note">
							{t("skus", { count: skuCount })}
						</small>
					</>
				) : (
					<QuickField
						label={t("priceOf", { name })}
						value={goods.price}
						inputMode="decimal"
						saveLabel={t("save")}
						onSave={(typed) => steps.price(goods, typed)}
					/>
				)}
			</td>
			<td className="number" data-name={t("column.stock")}>
				{skuId === null ? (
					goods.stock
				) : (
					<QuickField
						label={t("stockOf", { name })}
						value={String(goods.stock)}
						inputMode="numeric"
						saveLabel={t("save")}
						onSave={(typed) => steps.stock(goods, typed)}
					/>
				)}
			</td>
			<td className="number" data-name={t("column.sales")}>
				{goods.sales}
			</td>
			<td className="tight" data-name={t("column.shelf")}>
				<button
					type="button"
					role="switch"
					className={`switch target gap-x2 ${isShown ? "good" : "soft"}`}
					aria-checked={isShown}
					aria-label={t("switch", { name })}
					onClick={() =>
						void steps.shelve([id], !isShown).catch(() => undefined)
					}
				>
					<span className="knob rigid" />
					{/* The switch itself says its state. */}
					<span aria-hidden="true">{t(isShown ? "on" : "off")}</span>
				</button>
			</td>
		</tr>
	);
}

function WhatCell({
	goods,
	hasMerchant,
}: Pick<GoodsAdminRowProps, "goods" | "hasMerchant">) {
	const { id, name, code } = goods;
	const editPath = `${consolePaths.page("goods/edit")}?id=${id}`;
	return (
		<td className="wide">
			<div className="what row gap-x3">
				{goods.image ? (
					<Picture className="rigid" source={goods.image} alt="" width={56} />
				) : (
					<span className="blank rigid centre soft">
						<Icon name="image-plus" size={20} />
					</span>
				)}
				<div>
					<Link className="strong line-tight" href={editPath}>
						{name}
					</Link>
					<small className="block note">
						{[
							code ?? `#${id}`,
							goods.category.name,
							hasMerchant && goods.merchant.name,
						]
							.filter(Boolean)
							.join(" · ")}
					</small>
				</div>
			</div>
		</td>
	);
}
