"use client";

import dynamic from "next/dynamic";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { ListFault } from "@/components/layout/list-fault";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import { Button } from "@/components/ui/button";
import { FormFault } from "@/components/ui/form/form-fault";
import { Icon } from "@/components/ui/icon";
import { useLatePanel } from "@/components/ui/use-late-panel";
import { ApiError } from "@/lib/api/api-error";
import { browserApi } from "@/lib/api/browser";
import { notify } from "@/lib/page-state/notice";
import { CodesSheet } from "./codes-sheet";
import { FactorRow } from "./factor-row";
import { canUsePasskeys, makePasskey } from "./passkeys";
import { refetchFactor, useSecondFactor } from "./use-second-factor";

const loadSheet = () => import("./app-sheet").then((one) => one.AppSheet);
const AppSheet = dynamic(loadSheet, { ssr: false });

/** The account's passkeys and its app, with the ways to add and remove them. */
export function FactorsCard() {
	const t = useTranslations("console.security");
	const { data, error, mutate } = useSecondFactor();
	const [codes, setCodes] = useState<string[]>();

	async function finish(recoveryCodes: string[]) {
		// The page behind them may change once they are read.
		if (recoveryCodes.length > 0) return setCodes(recoveryCodes);
		notify(t("factors.ready"));
		await refetchFactor();
	}
	if (!data)
		return error ? (
			<ListFault onRetry={() => mutate()} />
		) : (
			<ListSkeleton height={160} count={1} />
		);
	return (
		<section className="card" aria-labelledby="factors-title">
			<h2 id="factors-title">{t("factors.title")}</h2>
			<p className="text-pretty">{t("factors.detail")}</p>
			{data.factors.length > 0 && (
				<ul className="stack">
					{data.factors.map((factor) => (
						<FactorRow key={factor.id} factor={factor} />
					))}
				</ul>
			)}
			<Adding
				hasPasskeys={data.hasPasskeys}
				hasApp={data.factors.some(({ kind }) => kind === "totp")}
				onAdded={finish}
			/>
			{codes && (
				<CodesSheet
					codes={codes}
					onKept={() => {
						setCodes(undefined);
						void finish([]);
					}}
				/>
			)}
		</section>
	);
}

interface AddingProps {
	hasPasskeys: boolean;
	hasApp: boolean;
	onAdded: (recoveryCodes: string[]) => Promise<void>;
}

function Adding({ hasPasskeys, hasApp, onAdded }: AddingProps) {
	const t = useTranslations("console.security.factors");
	const locale = useLocale();
	const [failure, setFailure] = useState<string>();
	const [isAble, setAble] = useState(hasPasskeys);
	// The server does not know the browser.
	useEffect(() => setAble(hasPasskeys && canUsePasskeys()), [hasPasskeys]);
	const { open, isWanted, openerProps, panelProps } =
		useLatePanel<HTMLButtonElement>(loadSheet);

	async function addPasskey() {
		setFailure(undefined);
		try {
			const { recoveryCodes } = await makePasskey(browserApi(locale));
			await onAdded(recoveryCodes);
		} catch (error) {
			const said = error instanceof ApiError ? error.message : "";
			setFailure(said || t("cancelled"));
		}
	}
	return (
		<>
			<div className="row wraps gap-x3">
				{isAble && (
					<Button kind="primary" onClick={() => void addPasskey()}>
						<Icon name="key-round" size={18} />
						{t("addPasskey")}
					</Button>
				)}
				{!hasApp && (
					<Button
						{...openerProps}
						kind={isAble ? "quiet" : "primary"}
						onClick={open}
					>
						<Icon name="smartphone" size={18} />
						{t("addApp")}
					</Button>
				)}
			</div>
			{!isAble && <p className="note">{t("noPasskey")}</p>}
			<FormFault words={failure} />
			{isWanted && <AppSheet {...panelProps} onAdded={onAdded} />}
		</>
	);
}
