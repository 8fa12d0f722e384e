"use client";

import { Check, Link2, Share2 } from "lucide-react";
import { useId, useRef, useState } from "react";
import styled from "styled-components";
import { buttonStyle } from "@/components/ui/button";
import { Sheet } from "@/components/ui/sheet";
import { theme } from "@/lib/theme/theme";

export interface OrderingSoonWords {
	title: string;
	text: string;
	link: string;
	copy: string;
	copied: string;
	share: string;
	close: string;
}

interface OrderingSoonProps {
	words: OrderingSoonWords;
	onClose: () => void;
}

/** Says when ordering opens and gives the goods' link to keep. */
export function OrderingSoon({ words, onClose }: OrderingSoonProps) {
	const field = useRef<HTMLInputElement>(null);
	const id = useId();
	const [isCopied, setIsCopied] = useState(false);
	const address = window.location.href;
	const canShare = typeof navigator.share === "function";

	/** Pages that did not come over HTTPS may not write the clipboard: there the link is selected for the shopper. */
	async function copy() {
		field.current?.select();
		await navigator.clipboard?.writeText(address);
		setIsCopied(navigator.clipboard !== undefined);
	}
	function share() {
		// Rejects when the shopper changes their mind.
		navigator.share({ url: address, title: document.title }).catch(() => {});
	}

	return (
		<Sheet
			isOpen
			onOpenChange={(isOpen) => !isOpen && onClose()}
			title={words.title}
			closeLabel={words.close}
		>
			<Frame>
				<p>{words.text}</p>
				<label htmlFor={id} className="visually-hidden">
					{words.link}
				</label>
				<input id={id} ref={field} readOnly value={address} />
				<div className="ways">
					<button type="button" className="button primary" onClick={copy}>
						{isCopied ? (
							<Check size={18} aria-hidden="true" />
						) : (
							<Link2 size={18} aria-hidden="true" />
						)}
						<span role="status">{isCopied ? words.copied : words.copy}</span>
					</button>
					{canShare && (
						<button type="button" className="button quiet" onClick={share}>
							<Share2 size={18} aria-hidden="true" />
							{words.share}
						</button>
					)}
				</div>
			</Frame>
		</Sheet>
	);
}

const Frame = styled.div`
	display: grid;
	gap: ${theme.space.x4};
	font-size: ${theme.type.reading};

	input {
		width: 100%;
		min-height: 44px;
		padding-inline: ${theme.space.x3};
		border: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.control};
		background: ${theme.colour.sunken};
		font-size: ${theme.type.reading};
		text-overflow: ellipsis;
	}
	.ways {
		display: flex;
		flex-wrap: wrap;
		gap: ${theme.space.x3};
	}
	.ways .button {
		flex: 1 1 140px;
	}
	${buttonStyle}
`;
