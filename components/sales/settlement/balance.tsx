"use client";

import { useTranslations } from "next-intl";
import { Awaited } from "@/components/layout/console/list/awaited";
import { useAccountList } from "@/components/layout/use-account-list";
import { Facts } from "@/components/ui/facts";
import { SignedPrice } from "./signed-price";

/** What is owed now. */
export function Balance({ merId }: { merId: number | undefined }) {
	const t = useTranslations("console.settlement");
	const { found, error, ask } = useAccountList(
		["settlement", "balance", merId],
		(api) => api.get("/api/operator/settlement/balance", { query: { merId } }),
	);
	if (error && !found)
		return <Awaited error={error} onRetry={() => void ask()} />;
	const word = (amount?: string) =>
		amount ? <SignedPrice amount={amount} /> : "…";
	return (
		<section className="card" aria-label={t("balance")} aria-busy={!found}>
			<Facts
				facts={[
					[t("held"), word(found?.held)],
					[t("due"), word(found?.due)],
				]}
			/>
		</section>
	);
}
