"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/form/field";
import { Icon } from "@/components/ui/icon";
import { collectCodeLength } from "@/gateway/contract/delivery/collecting-terms";
import { sentByScript } from "@/lib/page-state/sent-by-script";
import { FoundOrder } from "./found-order";
import { canScan, Scanner } from "./scanner";
import { useHandOver } from "./use-hand-over";

/** A code, typed or scanned, finds its order; one press hands it over. */
export function HandOver({ storeId }: { storeId: number }) {
	const t = useTranslations("console.collecting");
	const { run, isBusy, fault, setFault, found } = useHandOver(storeId);
	const [typed, setTyped] = useState("");
	const [isScanning, setScanning] = useState(false);

	async function find(code: string) {
		setScanning(false);
		if (await run(code, "find")) setTyped("");
	}
	function send(event: FormEvent) {
		event.preventDefault();
		void find(typed);
	}
	return (
		<>
			<form {...sentByScript} className="card stack gap-x3" onSubmit={send}>
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
					<Button
						type="submit"
						kind={found ? "quiet" : "primary"}
						disabled={isBusy}
					>
						{t("find")}
					</Button>
				</Field>
				{canScan() && (
					<Button kind="quiet" onClick={() => setScanning(!isScanning)}>
						<Icon name="scan-qr-code" size={20} />
						{t(isScanning ? "stop" : "scan")}
					</Button>
				)}
				{isScanning && <Scanner onCode={find} onFault={setFault} />}
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
