"use client";

import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/form/field";
import { Icon } from "@/components/ui/icon";
import {
	collectCodeAlphabet,
	collectCodeLength,
} from "@/gateway/contract/delivery/collecting-terms";
import type { StaffOrder } from "@/gateway/contract/sales/order-admin";
import { browserApi } from "@/lib/api/browser";
import { describeFailure } from "@/lib/api/failure";
import { notify } from "@/lib/page-state/notice";
import { sentByScript } from "@/lib/page-state/sent-by-script";
import { FoundOrder } from "./found-order";
import { canScan, Scanner } from "./scanner";

const isCode = new RegExp(`^[${collectCodeAlphabet}]{${collectCodeLength}}$`);
const tidied = (typed: string) => typed.replace(/[\s-]/g, "").toUpperCase();

/** A code, typed or scanned, finds its order; one press hands it over. */
export function HandOver({ storeId }: { storeId: number }) {
	const t = useTranslations("console.collecting");
	const locale = useLocale();
	const isAtWork = useRef(false);
	const [isBusy, setBusy] = useState(false);
	const [typed, setTyped] = useState("");
	const [fault, setFault] = useState<string>();
	const [isScanning, setScanning] = useState(false);
	const [found, setFound] = useState<{ code: string; order: StaffOrder }>();

	/** One call at a time; what is wrong stands beside the code. */
	async function run(code: string, step: "find" | "hand-over") {
		if (isAtWork.current) return;
		if (!isCode.test(code)) return setFault(t("correctCode"));
		isAtWork.current = true;
		setBusy(true);
		setFault(undefined);
		try {
			const order = await browserApi(locale).post(
				`/api/operator/collecting/${step}`,
				{ body: { storeId, code } },
			);
			if (step === "hand-over") notify(t("done"));
			setFound({ code, order });
			setTyped("");
		} catch (error) {
			setFound(undefined);
			setFault(describeFailure(error).message ?? t("failed"));
		} finally {
			isAtWork.current = false;
			setBusy(false);
		}
	}

	function find(event: FormEvent) {
		event.preventDefault();
		void run(tidied(typed), "find");
	}
	function take(code: string) {
		setScanning(false);
		void run(tidied(code), "find");
	}
	return (
		<>
			<form {...sentByScript} className="card stack gap-x3" onSubmit={find}>
				<Field
					label={t("code")}
					hint={t("codeHint")}
					fault={fault}
					value={typed}
					autoComplete="off"
					autoCapitalize="characters"
					spellCheck={false}
					enterKeyHint="search"
					maxLength={2 * collectCodeLength}
					onChange={({ target }) => setTyped(target.value)}
				>
					<Button type="submit" kind={found ? "quiet" : "primary"} disabled={isBusy}>
						{t("find")}
					</Button>
				</Field>
				{canScan() && (
					<Button kind="quiet" onClick={() => setScanning(!isScanning)}>
						<Icon name="scan-qr-code" size={20} />
						{t(isScanning ? "stop" : "scan")}
					</Button>
				)}
				{isScanning && <Scanner onCode={take} onFault={setFault} />}
			</form>
			{found && (
				<FoundOrder
					order={found.order}
					isBusy={isBusy}
					onHandOver={() => void run(found.code, "hand-over")}
				/>
			)}
		</>
	);
}
