"use client";

import { useLocale, useTranslations } from "next-intl";
import type { StaffGoods } from "@/gateway/contract/operator-goods";
import { ApiError } from "@/lib/api/api-error";
import { browserApi } from "@/lib/api/browser";
import {
	changeGoodsPrice,
	changeStock,
	shelveGoods,
} from "@/lib/api/operator-goods";
import { notify } from "@/lib/notice";
import { toMoney } from "./to-money";

// What is done here leaves a trail, which is read in a room of its own.

/** What can be done to goods in their list; each asks the list anew and says what came of it. */
export function useRangeSteps(askAnew: () => Promise<unknown>) {
	const t = useTranslations("console.goods");
	const api = browserApi(useLocale());

	async function doing(step: () => Promise<string>): Promise<void> {
		try {
			const said = await step();
			await askAnew();
			notify(said);
		} catch (error) {
			notify((error instanceof ApiError && error.message) || t("failed"), {
				isFault: true,
			});
			throw error;
		}
	}

	const shelve = (ids: number[], isShown: boolean) =>
		doing(async () => {
			const { withoutPicture } = await shelveGoods(api, { ids, isShown });
			const count = withoutPicture.length;
			return count > 0 ? t("noPicture", { count }) : t("saved");
		});

	const price = ({ skuId, oldPrice }: StaffGoods, typed: string) =>
		doing(async () => {
			const to = toMoney(typed);
			// A saving ends where the price reaches what it was saved from.
			const old = oldPrice && Number(oldPrice) > Number(to) ? oldPrice : null;
			await changeGoodsPrice(api, {
				skuId: skuId ?? 0,
				...{ price: to, oldPrice: old },
			});
			return t("saved");
		});

	const stock = ({ skuId, stock: seen }: StaffGoods, typed: string) =>
		doing(async () => {
			try {
				await changeStock(api, {
					skuId: skuId ?? 0,
					...{ stock: Number(typed), seen },
				});
			} catch (error) {
				if (error instanceof ApiError && error.code === 409) await askAnew();
				throw error;
			}
			return t("saved");
		});

	return { shelve, price, stock };
}
