"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { WeatherPanel } from "@/components/delivery/weather/admin/weather-panel";
import { AskFirst } from "@/components/layout/console/list/ask-first";
import { Awaited } from "@/components/layout/console/list/awaited";
import { useStaff } from "@/components/layout/console/use-staff";
import { useAccountList } from "@/components/layout/use-account-list";
import { Button } from "@/components/ui/button";
import type {
	StaffClosure,
	StaffStore,
} from "@/gateway/contract/delivery/store-admin";
import { browserApi } from "@/lib/api/browser";
import { formatDate } from "@/lib/format/format-date";
import { ClosureForm } from "./closure-form";
import { HeldOrders } from "./held-orders";

/** What is closed now or later and why, with the orders that it meets; and the form that closes more. */
export function ClosurePanel({ stores }: { stores: StaffStore[] }) {
	const t = useTranslations("console.stores");
	const staff = useStaff();
	const { found, error, ask } = useAccountList(
		["admin stores", "closures"],
		(api) => api.get("/api/operator/store/closures"),
	);
	if (!found) return <Awaited error={error} onRetry={() => void ask()} />;
	return (
		<>
			<section aria-label={t("closures")} className="stack cols-1 gap-x5">
				{found.length === 0 && <p className="soft">{t("noClosures")}</p>}
				{found.map((closure) => (
					<ClosureCard key={closure.id} closure={closure} ask={ask} />
				))}
			</section>
			{staff?.isOperator && <WeatherPanel onSet={ask} />}
			<ClosureForm stores={stores} onClosed={ask} />
		</>
	);
}

interface ClosureCardProps {
	closure: StaffClosure;
	ask: () => Promise<unknown>;
}

function ClosureCard({ closure, ask }: ClosureCardProps) {
	const t = useTranslations("console.stores");
	const locale = useLocale();
	const [isOpen, setOpen] = useState(false);
	const { id, store, from, until, words, orders } = closure;
	const say = (moment: string) =>
		formatDate(new Date(moment), locale, {
			dateStyle: "medium",
			timeStyle: "short",
		});
	const name = store?.name ?? t("allStores");

	async function reopen() {
		await browserApi(locale).post("/api/operator/store/reopen/{id}", {
			params: { id },
		});
		await ask();
	}
	return (
		<article className="card">
			<div>
				<h2>{name}</h2>
				<p>
					{say(from)} – {say(until)}
				</p>
				<p className="soft">{words}</p>
			</div>
			<div className="flow wraps gap-x2">
				{orders > 0 ? (
					<Button
						kind="quiet"
						aria-expanded={isOpen}
						onClick={() => setOpen(!isOpen)}
					>
						{t("held", { count: orders })}
					</Button>
				) : (
					<p className="soft">{t("held", { count: 0 })}</p>
				)}
				{closure.isTheirs && (
					<AskFirst
						label={t("reopen")}
						about={name}
						title={t("reopenTitle")}
						detail={t("reopenDetail")}
						onConfirm={reopen}
					/>
				)}
			</div>
			{isOpen && <HeldOrders id={id} />}
		</article>
	);
}
