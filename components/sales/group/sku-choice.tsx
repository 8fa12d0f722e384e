"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Pair } from "@/components/layout/console/form/fields";
import { useAdminField } from "@/components/layout/console/form/use-admin-form";
import { Button } from "@/components/ui/button";
import { Field, Labelled } from "@/components/ui/form/field";
import type { GoodsDetail } from "@/gateway/contract/catalog/goods";
import { ApiError } from "@/lib/api/api-error";
import { browserApi } from "@/lib/api/browser";
import { formatPrice } from "@/lib/money/money";

/** A goods by its number, then one of its variants. */
export function SkuChoice() {
	const t = useTranslations("console.groups.form");
	const locale = useLocale();
	const { change: choose, fault } = useAdminField("skuId");
	const [typed, setTyped] = useState("");
	const [goods, setGoods] = useState<GoodsDetail>();
	const [failure, setFailure] = useState<string>();

	async function find() {
		try {
			const found = await browserApi(locale).get(
				"/api/front/product/detail/{id}",
				{ params: { id: Number(typed) } },
			);
			setGoods(found);
			setFailure(undefined);
			choose(found.skus[0]?.id);
		} catch (error) {
			const isAbsent = error instanceof ApiError && error.code !== 500;
			setFailure(t(isAbsent ? "notFound" : "unsaved"));
			setGoods(undefined);
			choose(undefined);
		}
	}
	return (
		<Pair>
			<Field
				label={t("goodsId")}
				hint={goods?.name ?? t("goodsHint")}
				fault={failure ?? fault}
				inputMode="numeric"
				value={typed}
				onChange={({ target }) => setTyped(target.value)}
			>
				<Button kind="quiet" onClick={() => void find()}>
					{t("find")}
				</Button>
			</Field>
			{goods && (
				<Labelled label={t("skuId")}>
					{(control) => (
						<select
							{...control}
							onChange={({ target }) => choose(Number(target.value))}
						>
							{goods.skus.map((sku) => (
								<option key={sku.id} value={sku.id}>
									{[...Object.values(sku.options), formatPrice(sku.price)].join(
										" · ",
									)}
								</option>
							))}
						</select>
					)}
				</Labelled>
			)}
		</Pair>
	);
}
