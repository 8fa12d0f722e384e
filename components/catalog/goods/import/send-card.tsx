"use client";

import { useLocale, useTranslations } from "next-intl";
import { useId, useState } from "react";
import styled from "styled-components";
import { ShopSelect } from "@/components/layout/console/shop-select";
import { useStaff } from "@/components/layout/console/use-staff";
import { Button } from "@/components/ui/button";
import { browserApi } from "@/lib/api/browser";
import { screen, theme } from "@/lib/theme/theme";
import { FileChoice } from "./file-choice";
import { saveParts } from "./save-parts";
import { sendFile } from "./send-file";
import { useDoing } from "./use-doing";

interface SendCardProps {
	/** Whose goods they are; staff have their own, and choose none. */
	merId: number | undefined;
	onMerchant: (merId: number | undefined) => void;
	onSent: () => Promise<unknown>;
}

/** Takes a file, and gives out the goods and the template. */
export function SendCard({ merId, onMerchant, onSent }: SendCardProps) {
	const t = useTranslations("console.import");
	const faults = useTranslations("console.fault");
	const locale = useLocale();
	const api = browserApi(locale);
	const id = useId();
	const isOperator = useStaff()?.isOperator === true;
	const isNobodys = isOperator && merId === undefined;
	const [isAsked, setAsked] = useState(false);
	const [percent, setPercent] = useState<number>();
	const { fault, doing } = useDoing();

	/** What an operator does must be for somebody. */
	function isFor(): boolean {
		setAsked(isNobodys);
		return !isNobodys;
	}
	async function send(file: File) {
		setPercent(0);
		await doing(() =>
			sendFile(locale, { file, merId, onProgress: setPercent }),
		);
		setPercent(undefined);
		await onSent();
	}
	return (
		<Card className="card" aria-labelledby={id}>
			<h2 id={id}>{t("send")}</h2>
			<ol className="steps stack gap-x2">
				<li>{t("stepFill")}</li>
				<li>{t("stepCheck")}</li>
				<li>{t("stepRun")}</li>
			</ol>
			{isOperator && (
				<ShopSelect
					value={merId}
					none="choose"
					fault={isAsked && isNobodys ? faults("emptyMerchant") : undefined}
					onChoose={onMerchant}
				/>
			)}
			<div className="actions flow wraps gap-x2">
				<FileChoice percent={percent} mayChoose={isFor} onFile={send} />
				<Saving
					word={t("template")}
					save={() =>
						doing(() =>
							saveParts("template.csv", () =>
								api.get("/api/operator/import/template"),
							),
						)
					}
				/>
				<Saving
					word={t("export")}
					save={async () => {
						if (!isFor()) return;
						await doing(() =>
							saveParts("goods.csv", (after) =>
								api.get("/api/operator/import/export", {
									query: { merId, after },
								}),
							),
						);
					}}
				/>
			</div>
			<p role="alert" className="fault">
				{fault}
			</p>
		</Card>
	);
}

function Saving({ word, save }: { word: string; save: () => Promise<void> }) {
	return (
		<Button kind="quiet" onClick={() => void save()}>
			{word}
		</Button>
	);
}

const Card = styled.section`
	.steps {
		padding-inline-start: ${theme.space.x5};
		list-style: decimal;
	}
	.field {
		max-width: 360px;
	}
	.fault {
		color: ${theme.colour.accentDeep};
	}
	.fault:empty {
		display: none;
	}
	${screen.phone} {
		.actions .button {
			flex: 1 1 auto;
		}
	}
`;
