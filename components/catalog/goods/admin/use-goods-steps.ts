"use client";

import { useLocale, useTranslations } from "next-intl";
import type { StaffGoods } from "@/gateway/contract/catalog/goods-admin";
import { ApiError } from "@/lib/api/api-error";
import { browserApi } from "@/lib/api/browser";
import { notify } from "@/lib/page-state/notice";
import { toMoney } from "./to-money";

// What is done here is recorded in the audit, which is read on a page of its own.

/** What can be done to goods in their list; each asks the list anew and says what came of it. */
export function useGoodsSteps(refetch: () => Promise<unknown>) {
	const t = useTranslations("console.goods");
	const api = browserApi(useLocale());

	async function doing(step: () => Promise<string>): Promise<void> {
		try {
			const said = await step();
			await refetch();
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
			const { withoutPicture } = await api.post("/api/operator/goods/shelf", {
				body: { ids, isShown },
			});
			const count = withoutPicture.length;
			return count > 0 ? t("noPicture", { count }) : t("saved");
		});

	const price = ({ skuId, oldPrice }: StaffGoods, typed: string) =>
		doing(async () => {
			const to = toMoney(typed);
			// A saving ends where the price reaches what it was saved from.
			const old = oldPrice && Number(oldPrice) > Number(to) ? oldPrice : null;
			await api.post("/api/operator/goods/price", {
				body: {
					skuId: skuId ?? 0,
					price: to,
					oldPrice: old,
				},
			});
			return t("saved");
		});

	const stock = ({ skuId, stock: seen }: StaffGoods, typed: string) =>
		doing(async () => {
			try {
				await api.post("/api/operator/goods/stock", {
					body: {
						skuId: skuId ?? 0,
						stock: Number(typed),
						seen,
					},
				});
			} catch (error) {
				if (error instanceof ApiError && error.code === 409) await refetch();
				throw error;
			}
			return t("saved");
		});

	return { shelve, price, stock };
}
