"use client";

import Image from "@tiptap/extension-image";
import { TableKit } from "@tiptap/extension-table";
import { Markdown } from "@tiptap/markdown";
import {
	EditorContent,
	type Editor as TextEditor,
	useEditor,
} from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import styled from "styled-components";
import { introductionCss } from "@/components/catalog/goods/introduction-css";
import type { FieldControl } from "@/components/ui/form/field-shell";
import { kit } from "@/components/ui/kit-css";
import { theme } from "@/lib/theme/theme";
import { EditorTools } from "./editor-tools";

interface EditorProps extends Partial<FieldControl> {
	label: string;
	lang: string;
	/** Markdown, as it is there when the field is first shown. */
	text: string;
	onChange: (text: string) => void;
}

/** No more than the page shows: see the contract's `introduction.ts`. */
const extensions = [
	StarterKit.configure({
		blockquote: false,
		code: false,
		codeBlock: false,
		heading: { levels: [1, 2] },
		horizontalRule: false,
		link: false,
		strike: false,
		underline: false,
	}),
	TableKit.configure({ table: { resizable: false } }),
	Image,
	Markdown.configure({ markedOptions: { gfm: true, breaks: true } }),
];

/** Markdown written as it will look. */
export function Editor(props: EditorProps) {
	const { id, label, lang, text, onChange } = props;
	const editor = useEditor({
		extensions,
		content: text,
		contentType: "markdown",
		immediatelyRender: false,
		editorProps: {
			attributes: {
				...(id && { id }),
				class: "introduction",
				role: "textbox",
				"aria-multiline": "true",
				"aria-label": label,
				"aria-describedby": props["aria-describedby"] ?? "",
				lang,
			},
		},
		onUpdate: ({ editor: changed }) => onChange(markdownOf(changed)),
	});
	return (
		<Frame aria-invalid={props["aria-invalid"]}>
			{editor && <EditorTools editor={editor} />}
			<EditorContent editor={editor} />
		</Frame>
	);
}

const markdownOf = (editor: TextEditor) =>
	editor.isEmpty ? "" : editor.getMarkdown().trim();

const Frame = styled.div`
	${kit.input};
	overflow: clip;
	&:has([role="textbox"]:focus-visible) {
		${kit.ring};
	}
	${introductionCss};
	[role="textbox"] {
		min-height: 168px;
		max-height: 60vh;
		overflow-y: auto;
		padding: ${theme.space.x3};
		outline: 0;
	}
	.ProseMirror-selectednode {
		${kit.ring};
	}
`;
