import type { LocaleCode } from "../contract/locale";

export interface LoginWords {
	socialRefused: string;
	socialAway: string;
	qrOver: string;
	proofNeeded: string;
	codeNeeded: string;
	wrongCredentials: string;
}

/** What the gateway says of ways to sign in. */
export const loginWords: Record<LocaleCode, LoginWords> = {
	"zh-CN": {
		socialRefused: "未能以這個服務確認你的身分，請重新登入",
		socialAway: "這個登入服務暫時沒有回應，請稍後再試，或改用其他方式登入",
		qrOver: "這個登入碼已失效，請在另一部裝置更新登入碼",
		proofNeeded: "為防濫用，請稍候片刻，讓裝置完成核實後再試",
		codeNeeded: "有人多次嘗試登入這個帳戶，請輸入剛發送給你的驗證碼",
		wrongCredentials: "帳號或密碼不正確",
	},
	en: {
		socialRefused:
			"That service did not confirm who you are. Please start again",
		socialAway:
			"That service is not answering. Try again shortly, or sign in another way",
		qrOver: "This code is no longer valid. Show a new one on the other device",
		proofNeeded:
			"To prevent abuse, your device needs a moment to check in. Please try again",
		codeNeeded:
			"Many passwords were tried on this account. Please enter the code that was sent to you",
		wrongCredentials: "The account or the password is not right",
	},
	fr: {
		socialRefused: "Ce service n'a pas confirmé votre identité. Recommencez",
		socialAway:
			"Ce service ne répond pas. Réessayez dans un instant ou connectez-vous autrement",
		qrOver:
			"Ce code n'est plus valable. Affichez-en un nouveau sur l'autre appareil",
		proofNeeded:
			"Pour éviter les abus, votre appareil doit faire une vérification. Réessayez",
		codeNeeded:
			"De nombreux mots de passe ont été essayés sur ce compte. Saisissez le code qui vous a été envoyé",
		wrongCredentials: "L'identifiant ou le mot de passe est incorrect",
	},
	th: {
		socialRefused: "บริการนี้ไม่ได้ยืนยันตัวตนของคุณ โปรดเริ่มใหม่",
		socialAway: "บริการนี้ไม่ตอบสนอง โปรดลองอีกครั้งในอีกสักครู่ หรือเข้าสู่ระบบด้วยวิธีอื่น",
		qrOver: "รหัสนี้ใช้ไม่ได้แล้ว โปรดแสดงรหัสใหม่บนอุปกรณ์อีกเครื่อง",
		proofNeeded:
			"เพื่อป้องกันการใช้งานในทางที่ผิด อุปกรณ์ของคุณต้องตรวจสอบสักครู่ โปรดลองอีกครั้ง",
		codeNeeded: "มีผู้ลองรหัสผ่านกับบัญชีนี้หลายครั้ง โปรดกรอกรหัสที่ส่งไปให้คุณ",
		wrongCredentials: "บัญชีหรือรหัสผ่านไม่ถูกต้อง",
	},
	lao: {
		socialRefused: "ບໍລິການນີ້ບໍ່ໄດ້ຢືນຢັນຕົວຕົນຂອງທ່ານ ກະລຸນາເລີ່ມໃໝ່",
		socialAway: "ບໍລິການນີ້ບໍ່ຕອບ ກະລຸນາລອງໃໝ່ອີກຄັ້ງ ຫຼືເຂົ້າສູ່ລະບົບດ້ວຍວິທີອື່ນ",
		qrOver: "ລະຫັດນີ້ໃຊ້ບໍ່ໄດ້ແລ້ວ ກະລຸນາສະແດງລະຫັດໃໝ່ໃນອຸປະກອນອີກເຄື່ອງ",
		proofNeeded:
			"ເພື່ອປ້ອງກັນການນຳໃຊ້ໃນທາງທີ່ຜິດ ອຸປະກອນຂອງທ່ານຕ້ອງກວດສອບຈັກໜ່ອຍ ກະລຸນາລອງໃໝ່",
		codeNeeded: "ມີຜູ້ລອງລະຫັດຜ່ານກັບບັນຊີນີ້ຫຼາຍເທື່ອ ກະລຸນາປ້ອນລະຫັດທີ່ສົ່ງໄປໃຫ້ທ່ານ",
		wrongCredentials: "ບັນຊີ ຫຼື ລະຫັດຜ່ານບໍ່ຖືກຕ້ອງ",
	},
	es: {
		socialRefused: "Ese servicio no ha confirmado quién eres. Empieza de nuevo",
		socialAway:
			"Ese servicio no responde. Inténtalo en un momento o inicia sesión de otra forma",
		qrOver:
			"Este código ya no es válido. Muestra uno nuevo en el otro dispositivo",
		proofNeeded:
			"Para evitar abusos, tu dispositivo necesita un momento de comprobación. Inténtalo de nuevo",
		codeNeeded:
			"Se han probado muchas contraseñas en esta cuenta. Escribe el código que te hemos enviado",
		wrongCredentials: "La cuenta o la contraseña no es correcta",
	},
};
