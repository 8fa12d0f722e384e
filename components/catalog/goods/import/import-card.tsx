"use client";

import { useLocale, useTranslations } from "next-intl";
import styled from "styled-components";
import { Button } from "@/components/ui/button";
import { kit } from "@/components/ui/kit-css";
import { Moment } from "@/components/ui/moment";
import type {
	GoodsImport,
	ListedImport,
} from "@/gateway/contract/catalog/goods-import";
import { browserApi } from "@/lib/api/browser";
import { screen, theme } from "@/lib/theme/theme";
import { FaultsTable } from "./faults-table";
import { saveParts } from "./save-parts";
import { useDoing } from "./use-doing";

// messages: console.import.state.*

const lookOf: Partial<Record<string, string>> = { done: "good", failed: "bad" };

interface ImportCardProps {
	file: ListedImport;
	/** For whoever works for no merchant alone. */
	hasMerchant: boolean;
	refetch: () => Promise<unknown>;
}

/** How far a file is, by bytes while it is read and by lines while it is run. */
function percentOf(file: GoodsImport): number | undefined {
	const { state, bytes, bytesRead, lines, linesDone } = file;
	if (state === "checking") return Math.floor((bytesRead / bytes) * 100);
	if (state === "running") return Math.floor((linesDone / lines) * 100);
	return undefined;
}

export function ImportCard({ file, hasMerchant, refetch }: ImportCardProps) {
	const t = useTranslations("console.import");
	const api = browserApi(useLocale());
	const { fault, doing } = useDoing();
	const { id, state, refused, lines } = file;
	const params = { id };
	const right = lines - refused;
	const isOpen = ["receiving", "checking", "checked", "running"].includes(
		state,
	);

	/** What moves the file on. */
	const moving = (work: () => Promise<unknown>) => doing(work).then(refetch);
	const run = () => api.post("/api/operator/import/run/{id}", { params });
	const cancel = () => api.post("/api/operator/import/cancel/{id}", { params });
	const report = () =>
		saveParts("report.csv", (after) =>
			api.get("/api/operator/import/report/{id}", { params, query: { after } }),
		);
	return (
		<Card className="card" aria-label={file.fileName}>
			<div className="head at-baseline">
				<h3 className="size-reading anywhere">{file.fileName}</h3>
				{hasMerchant && <span>{file.merchantName}</span>}
				<Moment at={file.createdAt} />
				<span className={`state ${lookOf[state] ?? "strong"}`} role="status">
					{t(`state.${state}`)}
				</span>
			</div>
			{file.fault && <p className="fault">{file.fault}</p>}
			<Progress file={file} />
			{lines > 0 && <Counts file={file} />}
			{state !== "receiving" && refused > 0 && (
				<FaultsTable key={refused} id={id} />
			)}
			<div className="actions flow wraps gap-x2">
				{state === "checked" && right > 0 && (
					<Button kind="primary" onClick={() => void moving(run)}>
						{t("run", { count: right })}
					</Button>
				)}
				{refused > 0 && (
					<Button kind="quiet" onClick={() => void doing(report)}>
						{t("report")}
					</Button>
				)}
				{isOpen && (
					<Button kind="quiet" onClick={() => void moving(cancel)}>
						{t(state === "running" ? "stop" : "discard")}
					</Button>
				)}
			</div>
			{fault && (
				<p role="alert" className="fault">
					{fault}
				</p>
			)}
		</Card>
	);
}

function Progress({ file }: { file: GoodsImport }) {
	const t = useTranslations("console.import.state");
	const percent = percentOf(file);
	if (percent === undefined) return null;
	return (
		<div
			className="progress"
			role="progressbar"
			aria-label={t(file.state)}
			aria-valuemin={0}
			aria-valuemax={100}
			aria-valuenow={percent}
		>
			<span className="block" style={{ width: `${percent}%` }} />
		</div>
	);
}

// messages: console.import.count.*

function Counts({ file }: { file: GoodsImport }) {
	const t = useTranslations("console.import.count");
	const counts = [
		"lines",
		"created",
		"changed",
		"unchanged",
		"refused",
	] as const;
	return (
		<dl>
			{counts.map((name) => (
				<div key={name} data-name={name}>
					<dt className="note">{t(name)}</dt>
					<dd className="size-title strong">{file[name]}</dd>
				</div>
			))}
		</dl>
	);
}

const Card = styled.article`
	.head {
		${kit.wrap("x1", "x4")};
	}
	.state {
		margin-inline-start: auto;
	}
	.fault {
		color: ${theme.colour.accentDeep};
	}
	.actions:empty {
		display: none;
	}
	.progress {
		overflow: hidden;
		height: 8px;
		border-radius: ${theme.radius.pill};
		background: ${theme.colour.sunken};
	}
	.progress > span {
		height: 100%;
		background: ${theme.colour.jade};
		transition: width ${theme.motion.quick};
	}
	dl {
		${kit.wrap("x3", "x8")};
	}
	${screen.phone} {
		.state {
			width: 100%;
			margin: 0;
		}
		dl {
			gap: ${theme.space.x3} ${theme.space.x5};
		}
		.actions .button {
			flex: 1 1 auto;
		}
	}
`;
