"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import type { FavouriteGoods } from "@/gateway/contract/catalog/favourites";
import { ApiError } from "@/lib/api/api-error";
import { browserApi } from "@/lib/api/browser";
import { describeFailure } from "@/lib/api/failure";
import { LateWords } from "@/lib/i18n/late-words";
import { notify } from "@/lib/page-state/notice";

interface PriceWatchProps {
	goods: Pick<FavouriteGoods, "goodsId" | "name" | "isPriceWatched">;
}

/** On a page that does not bring its words along. */
export function LatePriceWatch(props: PriceWatchProps) {
	return (
		<LateWords part="favourites">
			<PriceWatch {...props} />
		</LateWords>
	);
}

/** Whether a mail comes when this favourite costs less. */
export function PriceWatch({ goods }: PriceWatchProps) {
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
			const isUnreachable = error instanceof ApiError && error.code === 400;
			const said = isUnreachable
				? t("noEmail")
				: (describeFailure(error).message ?? failed);
			notify(said, { isFault: true });
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
