"use client";

import { useLocale } from "next-intl";
import { useState } from "react";
import styled from "styled-components";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { MerchantQualification } from "@/gateway/contract/marketplace/merchant";
import { browserApi } from "@/lib/api/browser";
import { withProof } from "@/lib/api/with-proof";
import { useSolving } from "@/lib/session/solving";
import { theme } from "@/lib/theme/theme";

interface LicencesProps {
	merchantId: number;
	words: {
		detail: string;
		show: string;
		busy: string;
		failed: string;
		/** What each is called by its number; its own name, where it has one, is its caption. */
		unnamed: string[];
	};
}

/** Pictures of licences, once this device has solved what the gateway asks. They come in its answer and have no address. */
export function Licences({ merchantId, words }: LicencesProps) {
	const locale = useLocale();
	const [pictures, setPictures] = useState<MerchantQualification[]>();
	const [state, setState] = useState<"resting" | "busy" | "failed">("resting");

	async function show() {
		if (state === "busy") return;
		setState("busy");
		try {
			const api = withProof(browserApi(locale, { isQuiet: true }));
			setPictures(
				await api.get("/api/front/merchant/qualification/{id}", {
					params: { id: merchantId },
				}),
			);
			setState("resting");
		} catch {
			setState("failed");
		}
	}

	if (pictures)
		return (
			<Pictures className="stack cols-2 gap-x4">
				{pictures.map(({ title, image }, at) => (
					<li key={image}>
						<figure className="stack gap-x2">
							{/* biome-ignore lint/performance/noImgElement: the picture itself, not an address. */}
							<img
								className="full"
								src={image}
								alt={words.unnamed[at] ?? ""}
								width={720}
								height={960}
							/>
							{title && (
								<figcaption className="strong anywhere">{title}</figcaption>
							)}
						</figure>
					</li>
				))}
			</Pictures>
		);
	return (
		<Locked className="stack gap-x3 to-start">
			<p className="soft">{words.detail}</p>
			<Button
				kind="primary"
				aria-busy={state === "busy"}
				onClick={() => void show()}
			>
				<Icon name="shield-check" size={20} />
				{words.show}
			</Button>
			<div role="status" className="stack gap-x1 full">
				{state === "busy" && <Solving word={words.busy} />}
				{state === "failed" && <p>{words.failed}</p>}
			</div>
		</Locked>
	);
}

function Solving({ word }: { word: string }) {
	const progress = useSolving();
	return (
		<>
			<span>{word}</span>
			<progress className="full" aria-hidden="true" value={progress} />
		</>
	);
}

const Pictures = styled.ul`
	img {
		border: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.control};
	}
`;

const Locked = styled.div`
	[role="status"] {
		max-width: 320px;
		min-height: 28px;
	}
	progress {
		height: 4px;
		accent-color: ${theme.colour.accent};
	}
	@media (scripting: none) {
		.button {
			display: none;
		}
	}
`;
