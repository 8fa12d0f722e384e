"use client";

import { useLocale, useTranslations } from "next-intl";
import styled from "styled-components";
import useSWR from "swr";
import { ListFault } from "@/components/layout/list-fault";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Moment } from "@/components/ui/moment";
import type { HealthLine } from "@/gateway/contract/platform/health";
import { healthLevels } from "@/gateway/contract/platform/health-terms";
import { browserApi } from "@/lib/api/browser";

// messages: console.health.level.*

/** What the doctor finds, what is wrong first. A look takes some seconds and is had when it is asked for. */
export function Health() {
	const t = useTranslations("console.health");
	const locale = useLocale();
	const { data, error, isValidating, mutate } = useSWR(
		["console", "health"],
		() => browserApi(locale).get("/api/operator/health"),
		{ revalidateOnFocus: false, shouldRetryOnError: false },
	);
	if (!data)
		return error ? (
			<ListFault onRetry={() => void mutate()} />
		) : (
			<>
				<p className="soft">{t("looking")}</p>
				<ListSkeleton height={56} count={6} />
			</>
		);
	const { at, lines } = data;
	return (
		<Frame className="stack cols-1 gap-x4">
			<div className="row wraps apart gap-x3">
				<p role="status" className="soft">
					{isValidating ? (
						t("looking")
					) : (
						<>
							{t("at")} <Moment at={at} />
						</>
					)}
				</p>
				<Button
					kind="quiet"
					disabled={isValidating}
					onClick={() => void mutate()}
				>
					{t("again")}
				</Button>
			</div>
			{healthLevels.map((level) => (
				<Lines
					key={level}
					title={t(`level.${level}`)}
					lines={lines.filter((line) => line.level === level)}
				/>
			))}
		</Frame>
	);
}

function Lines({ title, lines }: { title: string; lines: HealthLine[] }) {
	if (lines.length === 0) return null;
	return (
		<section className="card">
			<h2>{title}</h2>
			<ul className="stack">
				{lines.map((line) => (
					<Row key={line.name + line.what} line={line} />
				))}
			</ul>
		</section>
	);
}

const marks = {
	fail: { icon: "circle-alert", colour: "accent" },
	warn: { icon: "circle-alert", colour: "soft" },
	ok: { icon: "circle-check", colour: "jade" },
} as const;

/** In English whoever reads: words for the person at the machine, who may look them up. */
function Row({ line: { name, level, what, remedy } }: { line: HealthLine }) {
	const { icon, colour } = marks[level];
	return (
		<li className="setting" lang="en">
			<Icon name={icon} className={colour} size={22} />
			<span className="what stack anywhere">
				<b className="size-reading strong">{name}</b>
				<span>{what}</span>
				{remedy && <span className="soft">{remedy}</span>}
			</span>
		</li>
	);
}

const Frame = styled.div`
	max-width: 880px;
`;
