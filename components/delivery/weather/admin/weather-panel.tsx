"use client";

import { useLocale, useTranslations } from "next-intl";
import { AskFirst } from "@/components/layout/console/list/ask-first";
import { Awaited } from "@/components/layout/console/list/awaited";
import { useAccountList } from "@/components/layout/use-account-list";
import type { Weather } from "@/gateway/contract/delivery/weather";
import {
	closedAheadHours,
	resumedAfterHours,
	type WeatherWarning,
	weatherWarnings,
} from "@/gateway/contract/delivery/weather-terms";
import { browserApi } from "@/lib/api/browser";
import { formatDate } from "@/lib/format/format-date";

// messages: console.stores.reason.*
// messages: console.stores.weather.source.*

/** Weather warnings, who says them, and the one tap that closes what they close. For operators. */
export function WeatherPanel({ onSet }: { onSet: () => Promise<unknown> }) {
	const t = useTranslations("console.stores.weather");
	const { found, error, ask } = useAccountList(
		["admin stores", "weather"],
		(api) => api.get("/api/operator/weather"),
	);
	if (!found) return <Awaited error={error} onRetry={() => void ask()} />;
	return (
		<section className="card" aria-labelledby="weather">
			<div>
				<h2 id="weather">{t("title")}</h2>
				<p className="soft">{t(`source.${found.source}`)}</p>
			</div>
			{found.source !== "off" &&
				weatherWarnings.map((warning) => (
					<Warning
						key={warning}
						warning={warning}
						inForce={found.warnings.find((one) => one.warning === warning)}
						onSet={async () => {
							await Promise.all([ask(), onSet()]);
						}}
					/>
				))}
		</section>
	);
}

interface WarningProps {
	warning: WeatherWarning;
	inForce: Weather["warnings"][number] | undefined;
	onSet: () => Promise<unknown>;
}

function Warning({ warning, inForce, onSet }: WarningProps) {
	const t = useTranslations("console.stores.weather");
	const reason = useTranslations("console.stores.reason");
	const locale = useLocale();
	const name = reason(warning);

	async function set(isInForce: boolean) {
		await browserApi(locale).post("/api/operator/weather/set", {
			body: { warning, isInForce },
		});
		await onSet();
	}
	const since =
		inForce &&
		formatDate(new Date(inForce.since), locale, {
			dateStyle: "medium",
			timeStyle: "short",
		});
	return (
		<div className="row apart wraps gap-x2">
			<p>
				<b>{name}</b>{" "}
				<span className="soft">
					{since
						? t(inForce.isClosing ? "since" : "opened", { since })
						: t("notInForce")}
				</span>
			</p>
			{!inForce && (
				<AskFirst
					label={t("begin")}
					keepLabel={t("leave")}
					about={name}
					title={t("beginTitle", { name })}
					detail={t("beginDetail", { hours: closedAheadHours })}
					onConfirm={() => set(true)}
				/>
			)}
			{inForce?.isFromConsole && (
				<AskFirst
					label={t("end")}
					keepLabel={t("leave")}
					about={name}
					title={t("endTitle", { name })}
					detail={t("endDetail", { hours: resumedAfterHours })}
					onConfirm={() => set(false)}
				/>
			)}
		</div>
	);
}
