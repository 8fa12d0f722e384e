"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Button, LinkButton } from "@/components/ui/button";
import type { StaffGoodsDetail } from "@/gateway/contract/catalog/goods-admin";
import { useRouter } from "@/lib/i18n/use-router";
import { notify, notifyNextPage } from "@/lib/page-state/notice";
import { sentByScript } from "@/lib/page-state/sent-by-script";
import { paths } from "@/lib/routes/paths";
import type { GoodsDraft } from "./draft";
import { FactsCard } from "./facts-card";
import { FormFaults } from "./form-field";
import { NamesCard } from "./names-card";
import { PicturesCard } from "./pictures-card";
import { RemoveGoods } from "./remove-goods";
import { SkusCard } from "./skus-card";
import { useSaveGoods } from "./use-save-goods";
import { WhoseCard } from "./whose-card";

interface GoodsFormProps {
	initial: GoodsDraft;
	/** What is there; undefined for a new one. */
	goods?: StaffGoodsDetail;
	refetch?: () => Promise<unknown>;
}

export function GoodsForm({ initial, goods, refetch }: GoodsFormProps) {
	const t = useTranslations("console.goods");
	const { push } = useRouter();
	const [draft, setDraft] = useState(initial);
	const form = useRef<HTMLFormElement>(null);
	const change = (part: Partial<GoodsDraft>) =>
		setDraft((known) => ({ ...known, ...part }));
	const { save, faultOf, refusal, isSaving } = useSaveGoods((saved) => {
		if (!goods) {
			notifyNextPage(t("saved"));
			return push(`${paths.console("goods/edit")}?id=${saved.id}`);
		}
		notify(t("saved"));
		void refetch?.();
	});

	// What is to be mended first is where the focus goes.
	useEffect(() => {
		if (refusal)
			form.current
				?.querySelector<HTMLElement>('[aria-invalid="true"]')
				?.focus();
	}, [refusal]);

	return (
		<FormFaults value={faultOf}>
			<form
				{...sentByScript}
				ref={form}
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					void save(draft);
				}}
			>
				{!goods && <WhoseCard draft={draft} change={change} />}
				<NamesCard draft={draft} change={change} />
				<PicturesCard draft={draft} change={change} />
				<SkusCard draft={draft} change={change} />
				<FactsCard
					draft={draft}
					merId={goods?.merchant.id ?? draft.merId}
					change={change}
				/>
				<div className="bar">
					<label className="tick">
						<input
							type="checkbox"
							checked={draft.isShown}
							onChange={({ target }) => change({ isShown: target.checked })}
						/>
						{t("form.isShown")}
					</label>
					{refusal && (
						<p className="fault" role="alert">
							{refusal.words}{" "}
							{refusal.isOverrun && (
								<button
									type="button"
									className="again"
									onClick={() => void refetch?.()}
								>
									{t("form.readAnew")}
								</button>
							)}
						</p>
					)}
					<Ways goods={goods} isSaving={isSaving} />
				</div>
			</form>
		</FormFaults>
	);
}

function Ways({
	goods,
	isSaving,
}: Pick<GoodsFormProps, "goods"> & { isSaving: boolean }) {
	const t = useTranslations("console.goods");
	return (
		<span className="ways">
			{goods && <RemoveGoods goods={goods} />}
			{goods?.isShown && (
				<LinkButton kind="quiet" href={paths.goods(goods.id)} target="_blank">
					{t("form.seePage")}
				</LinkButton>
			)}
			<Button
				type="submit"
				kind="primary"
				aria-disabled={isSaving || undefined}
			>
				{t(isSaving ? "form.saving" : "save")}
			</Button>
		</span>
	);
}
