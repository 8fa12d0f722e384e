"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { collectCodeLength } from "@/gateway/contract/delivery/collecting-terms";
import type { AtCounter } from "@/gateway/contract/sales/collecting";
import { FoundOrder } from "./found-order";
import { FoundParcel } from "./found-parcel";
import { ScanForm } from "./scan-form";
import { useHandOver } from "./use-hand-over";

/** A code, typed or scanned, finds its order; one press hands it over. */
export function HandOver({ storeId }: { storeId: number }) {
	const t = useTranslations("console.collecting");
	const { run, isBusy, fault, setFault, found } = useHandOver(storeId);
	return (
		<>
			<ScanForm
				label={t("code")}
				hint={t("codeHint")}
				fault={fault}
				autoCapitalize="characters"
				maxLength={2 * collectCodeLength}
				find={(code) => run(code, "find")}
				onFault={setFault}
			>
				<Button
					type="submit"
					kind={found ? "quiet" : "primary"}
					disabled={isBusy}
				>
					{t("find")}
				</Button>
			</ScanForm>
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
