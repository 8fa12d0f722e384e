"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/form/field";
import { Icon } from "@/components/ui/icon";
import { collectCodeLength } from "@/gateway/contract/delivery/collecting-terms";
import type { AtCounter } from "@/gateway/contract/sales/collecting";
import { sentByScript } from "@/lib/page-state/sent-by-script";
import { FoundOrder } from "./found-order";
import { FoundParcel } from "./found-parcel";
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
				<Found
					found={found}
					isBusy={isBusy}
					onHandOver={() => void run(found.code, "hand-over")}
				/>
			)}
		</>
	);
}

interface FoundProps {
	found: AtCounter;
	isBusy: boolean;
	onHandOver: () => void;
}

/** An order of the store's own, or another merchant's parcel, of which no more is seen than handing it over takes. */
function Found({ found, ...doing }: FoundProps) {
	const t = useTranslations("console.collecting");
	if (found.kind === "order")
		return <FoundOrder order={found.order} {...doing} />;
	const { parcel } = found;
	const { isBusy, onHandOver: run } = doing;
	return (
		<>
			<FoundParcel
				parcel={parcel}
				step={
					parcel.state === "waiting"
						? { word: t("handOver"), isBusy, run }
						: undefined
				}
			/>
			{parcel.state === "left" && (
				<p role="status" className="good">
					{t("handedOver")}
				</p>
			)}
		</>
	);
}
