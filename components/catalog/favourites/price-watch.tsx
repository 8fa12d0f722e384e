"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import type { FavouriteGoods } from "@/gateway/contract/catalog/favourites";
import { browserApi } from "@/lib/api/browser";
import { describeFailure } from "@/lib/api/failure";
import { notify } from "@/lib/page-state/notice";

/** Whether a mail comes when this favourite costs less. */
export function PriceWatch({ goods }: { goods: FavouriteGoods }) {
	const { goodsId, name } = goods;
	const t = useTranslations("favourites.watch");
	const failed = useTranslations("favourites")("failed");
	const locale = useLocale();
	const [isOn, setOn] = useState(goods.isPriceWatched);

	async function turn(to: boolean) {
		setOn(to);
		try {
			await browserApi(locale).post("/api/front/product/watch/price", {
				body: { goodsId, isOn: to },
			});
			notify(t(to ? "on" : "off"));
		} catch (error) {
			setOn(!to);
			notify(describeFailure(error).message ?? failed, { isFault: true });
		}
	}
	return (
		<label className="target gap-x2 size-small">
			<input
				type="checkbox"
				checked={isOn}
				onChange={({ currentTarget }) => void turn(currentTarget.checked)}
			/>
			{t("label")}
			<span className="visually-hidden"> {name}</span>
		</label>
	);
}
