import { useAccountList } from "@/components/layout/use-account-list";
import { termsOf } from "@/gateway/contract/sales/payment-terms";
import type { Api } from "@/lib/api/api";
import { consolePaths } from "@/lib/routes/console-paths";

/** What is to be done before a shop opens, in the order in which it is done best. */
export const steps = [
	"words",
	"factor",
	"mail",
	"payment",
	"seller",
	"goods",
	"address",
] as const;
export type Step = (typeof steps)[number];

/** Where a step is done; the others are settings. */
export const roomOf: Partial<Record<Step, string>> = {
	words: consolePaths.page("content"),
	factor: consolePaths.page("security"),
	seller: consolePaths.page("stores"),
	goods: consolePaths.page("goods"),
};

/** How far the shop is, of what the gateway knows of it. */
export function usePreparation() {
	return useAccountList(["setup"], look, { revalidateOnFocus: true });
}

async function look(api: Api) {
	const [setup, site, factor, stores, goods, methods] = await Promise.all([
		api.get("/api/operator/setup"),
		api.get("/api/operator/content/site"),
		api.get("/api/operator/second-factor/status"),
		api.get("/api/operator/store/list", { query: {} }),
		api.get("/api/operator/goods/list", { query: { limit: 1 } }),
		api.get("/api/front/pay/method"),
	]);
	const { siteUrl, isMailLive, isStripeTest } = setup;
	const isDone: Record<Step, boolean> = {
		words: Object.values(site.siteName).some(Boolean),
		factor: factor.factors.length > 0,
		mail: isMailLive,
		payment: methods.some(({ method }) => {
			const { provider } = termsOf(method);
			return provider === "fps" || (provider === "stripe" && !isStripeTest);
		}),
		seller: stores.length > 0,
		goods: goods.total > 0,
		address: siteUrl.startsWith("https://") && siteUrl === location.origin,
	};
	return { ...setup, isDone };
}
