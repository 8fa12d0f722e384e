"use client";

import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/form/field";
import { ApiError } from "@/lib/api/api-error";
import { browserApi } from "@/lib/api/browser";
import { LateWords } from "@/lib/i18n/late-words";
import { sentByScript } from "@/lib/page-state/sent-by-script";
import { signedIn } from "@/lib/session/signed-in";
import { WatchRoom } from "./watch-room";

/** Of a sku that is sold out: a mail when it is back. A member presses once, a visitor says where it goes. */
export function TellWhenBack({ skuId }: { skuId: number }) {
	return (
		<LateWords part="watch" fallback={<WatchRoom />}>
			<Ask skuId={skuId} />
		</LateWords>
	);
}

type State = "idle" | "typing" | "sending" | "done";

function Ask({ skuId }: { skuId: number }) {
	const t = useTranslations("watch");
	const locale = useLocale();
	const [state, setState] = useState<State>("idle");
	const [fault, setFault] = useState<string>();
	const field = useRef<HTMLInputElement>(null);

	async function send(email?: string) {
		setFault(undefined);
		setState("sending");
		try {
			await browserApi(locale).post("/api/front/product/watch/stock", {
				body: { skuId, email },
			});
			setState("done");
		} catch (error) {
			setFault(wordOf(error, { t, hasTyped: state === "typing" }));
			setState("typing");
			field.current?.focus();
		}
	}

	function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		void send(field.current?.value || undefined);
	}

	if (state === "done")
		return (
			<p role="status" className="good strong">
				{t("done")}
			</p>
		);
	if (state === "idle")
		return (
			<Button
				kind="quiet"
				isWide
				onClick={() => (signedIn() ? void send() : setState("typing"))}
			>
				{t("ask")}
			</Button>
		);
	return (
		<form
			{...sentByScript}
			noValidate
			className="stack gap-x2"
			onSubmit={submit}
		>
			<Field
				ref={field}
				label={t("email")}
				hint={t("hint")}
				fault={fault}
				type="email"
				autoComplete="email"
				// The field takes the place of the button that was pressed.
				autoFocus
			>
				<Button type="submit" kind="primary" aria-busy={state === "sending"}>
					{t("send")}
				</Button>
			</Field>
		</form>
	);
}

interface Asked {
	t: ReturnType<typeof useTranslations<"watch">>;
	hasTyped: boolean;
}

/** An account without an e-mail is asked for one as a visitor is: that is no fault yet. */
function wordOf(error: unknown, { t, hasTyped }: Asked): string | undefined {
	if (!(error instanceof ApiError) || error.code !== 400)
		return (error as Error).message || t("fault.failed");
	const { fields } = (error.data ?? {}) as { fields?: { email?: string } };
	if (fields?.email === "correctEmail") return t("fault.correctEmail");
	return hasTyped ? t("fault.emailEmpty") : undefined;
}
