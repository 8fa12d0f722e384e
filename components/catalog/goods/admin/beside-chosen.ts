import type { ChainedCommands, Editor } from "@tiptap/react";

/** Where something new is set: a picture that is chosen stays, and what comes stands below it. */
export function besideChosen(editor: Editor): ChainedCommands {
	const chain = editor.chain().focus();
	return editor.isActive("image") ? chain.createParagraphNear() : chain;
}
