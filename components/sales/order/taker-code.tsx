"use client";

import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { SendButtons } from "@/components/layout/send-buttons";
import { useTrying } from "@/components/layout/use-trying";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/form/field";
import {
	spellCode,
	takerLengthMax,
} from "@/gateway/contract/delivery/collecting-terms";
import type { OrderDetail } from "@/gateway/contract/sales/order-detail";
import { browserApi } from "@/lib/api/browser";
import { sentByScript } from "@/lib/page-state/sent-by-script";
import { LateCollectCode } from "./late-collect-code";
import { refetchOrders } from "./order-answers";

interface TakerCodeProps {
	order: OrderDetail;
}

/** Of an order that comes to an address: who takes it there, by which code. */
export function TakerCode({ order }: TakerCodeProps) {
	const t = useTranslations("order.takerCode");
	const [isChanging, setChanging] = useState(false);
	const { set, isBusy } = useTakerCode(order);
	const { code = null, taker = "" } = order.takerCode ?? {};
	if (code === null || isChanging)
		return (
			<TakerForm
				taker={taker}
				isBusy={isBusy}
				onName={async (name) => {
					if (await set(name)) setChanging(false);
				}}
			/>
		);
	const seller = order.store?.name ?? order.merchant.name;
	const text = t("text", { seller, code: spellCode(code) });
	return (
		<div className="stack cols-1 gap-x3">
			<LateCollectCode
				code={code}
				words={{ code: t("code"), picture: t("picture"), show: t("say") }}
			/>
			<p className="strong anywhere">
				{taker ? t("for", { name: taker }) : t("forAny")}
			</p>
			<div className="row wraps gap-x2 screen-only" aria-busy={isBusy}>
				<Shared text={text} />
				<Button kind="quiet" onClick={() => setChanging(true)}>
					{t("change")}
				</Button>
				<Button kind="quiet" onClick={() => void set(null)}>
					{t("end")}
				</Button>
			</div>
		</div>
	);
}

function Shared({ text }: { text: string }) {
	const t = useTranslations("order.takerCode");
	const said = useTranslations("order.copy");
	return (
		<SendButtons
			shared={() => ({ text })}
			words={{
				send: t("send"),
				copy: t("copy"),
				copied: said("done"),
				notCopied: said("failed"),
			}}
		/>
	);
}

interface TakerFormProps {
	taker: string;
	isBusy: boolean;
	onName: (name: string) => Promise<void>;
}

function TakerForm({ taker, isBusy, onName }: TakerFormProps) {
	const t = useTranslations("order.takerCode");
	function name(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		void onName(`${new FormData(event.currentTarget).get("taker")}`);
	}
	return (
		<form
			{...sentByScript}
			className="stack cols-1 gap-x3 screen-only"
			onSubmit={name}
		>
			<p className="note">{t("offer")}</p>
			<Field
				label={t("taker")}
				hint={t("takerHint")}
				name="taker"
				defaultValue={taker}
				maxLength={takerLengthMax}
				autoComplete="off"
			/>
			<div>
				<Button kind="quiet" type="submit" aria-busy={isBusy}>
					{t("make")}
				</Button>
			</div>
		</form>
	);
}

function useTakerCode({ orderNo }: OrderDetail) {
	const t = useTranslations("order.takerCode");
	const api = browserApi(useLocale());
	const { isBusy, trying } = useTrying(t("failed"), () => {});
	const set = (taker: string | null) =>
		trying(async () => {
			const path = "/api/front/order/taker-code/{orderNo}";
			await api.post(path, { params: { orderNo }, body: { taker } });
			await refetchOrders();
		});
	return { set, isBusy };
}
